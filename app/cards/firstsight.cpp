#include "app/cards/firstsight.h"

#include "editor/art/canvascolors.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/game.h"

#include <QPainter>
#include <QRect>

#include <algorithm>

namespace {

/// The smallest part of a level on a card; the cells of a smaller part would be larger than on any other card.
constexpr QSize leastCells{20, 15};
/// The largest known part that is shown whole. Cells of a larger part would be dots, so only the hero's surroundings
/// are shown.
constexpr QSize mostKnownCells{24, 18};

QRect seenPart(const World &world)
{
    QRect part;
    for (const Point cell : world.sight().visible()) {
        part |= QRect(cell.x, cell.y, 1, 1);
    }
    return part;
}

QRect knownPart(const World &world)
{
    QRect part;
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            part |= world.isExplored({x, y}) ? QRect(x, y, 1, 1) : QRect();
        }
    }
    return part;
}

/// Returns the rectangle of that size around a cell, moved and cut to lie within the level.
QRect placed(QSize size, QPoint middle, Size level)
{
    const QSize whole(level.width, level.height);
    QRect part({}, size.boundedTo(whole));
    part.moveCenter(middle);
    part.moveLeft(qBound(0, part.left(), whole.width() - part.width()));
    part.moveTop(qBound(0, part.top(), whole.height() - part.height()));
    return part;
}

/// Enlarges a part to at least leastCells, as far as the level allows, and keeps it centered.
QRect framed(QRect part, Size level)
{
    return placed(part.size().expandedTo(leastCells), part.center(), level);
}

/// Returns all cells that the hero knows if they fit in mostKnownCells; otherwise those around him.
QRect framedAroundHero(const World &world)
{
    const QRect known = knownPart(world);
    const QPoint hero(world.hero().cell.x, world.hero().cell.y);
    const bool isSmall = known.width() <= mostKnownCells.width() && known.height() <= mostKnownCells.height();
    return isSmall ? framed(known, world.size()) : placed(mostKnownCells, hero, world.size());
}

/// Returns part of the level as the hero knows it now.
Level knownLevel(const Game &game, const QRect &part)
{
    const World &world = game.world();
    Level level;
    level.ruleset = game.level().ruleset;
    level.kinds = game.level().kinds;
    level.tileset = game.level().tileset;
    level.terrain = world.terrain();
    for (int y = part.top(); y <= qMin(part.bottom() + 1, world.size().height - 1); ++y) { // walls show the cell below
        for (int x = part.left(); x <= part.right(); ++x) {
            if (!world.isExplored({x, y})) {
                level.terrain.set({x, y}, world.catalogue().wall());
            }
        }
    }
    for (const Item &item : world.items()) {
        if (item.location == Item::Location::Floor && !item.isHidden && world.isExplored(item.cell)) {
            level.things.push_back({.cell = item.cell, .kind = world.catalogue().kind(item.kind).key, .values = {}});
        }
    }
    for (ActorId id = world.actorCount(); id >= heroId; --id) { // the hero is last, so that he is drawn on top
        if (id == heroId || (world.isAlive(id) && world.isVisible(world.actor(id).cell))) {
            level.things.push_back({.cell = world.actor(id).cell, .kind = world.kindOf(id).key, .values = {}});
        }
    }
    sortThings(level.things);
    return level;
}

void darken(QImage &image, const World &world, QRect part)
{
    const QSizeF size = image.deviceIndependentSize();
    QPainter painter(&image);
    painter.scale(size.width() / part.width(), size.height() / part.height());
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            const Point cell{x + part.left(), y + part.top()};
            if (!world.isVisible(cell)) {
                const bool isRemembered = world.isExplored(cell);
                painter.fillRect(QRectF(x, y, 1, 1), isRemembered ? CanvasColors::memory : CanvasColors::ink);
            }
        }
    }
}

} // namespace

bool showsOnlyPart(const Level &level, const Catalogue &catalogue)
{
    IssueList shownElsewhere;
    return rulesOf(level, catalogue, shownElsewhere).vision != Vision::All;
}

QImage firstSight(const LevelPicture &picture, const CataloguePtr &catalogue, const PlayableLevel &level, QSize box,
                  double ratio)
{
    const Game game = Game::start(catalogue, level, 0).game;
    const World &world = game.world();
    const QRect part = framed(seenPart(world), world.size());
    QImage image = levelThumbnail(picture, level.level(), part, box, ratio);
    darken(image, world, part);
    return image;
}

QImage lastSight(const LevelPicture &picture, const Game &game, QSize box, double ratio)
{
    const World &world = game.world();
    const QRect part = framedAroundHero(world);
    QImage image = levelThumbnail(picture, knownLevel(game, part), part, box, ratio);
    darken(image, world, part);
    return image;
}

QPointF heroInLastSight(const Game &game)
{
    const QRect part = framedAroundHero(game.world());
    const Point hero = game.world().hero().cell;
    return {(hero.x + 0.5 - part.left()) / part.width(), (hero.y + 0.5 - part.top()) / part.height()};
}
