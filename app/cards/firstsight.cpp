#include "app/cards/firstsight.h"

#include "app/hud/worldview.h"
#include "editor/art/canvascolors.h"
#include "editor/art/tilescale.h"
#include "editor/pictures/levelpicture.h"
#include "editor/pictures/tilecomposer.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/game.h"

#include <QPainter>
#include <QRect>

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

/// The smallest part of a level on a card; the cells of a smaller part would be larger than on any other card.
constexpr QSize leastCells{12, 9};
/// The part of a level around the hero in the picture of a game's last moment. Cards cut off the highest and the lowest
/// row.
constexpr QSize cellsAroundHero{9, 7};
/// Remembered cells are under a veil, which is thinner than in play: a small picture is darker anyway.
constexpr float memoryVeil = 0.34F;
/// Number of samples of darkness and veil per cell in each direction. They are enlarged smoothly.
constexpr int samplesPerCell = 6;
/// Known cells become dark towards unknown ones over this part of a cell.
constexpr double featherWidth = 0.45;
/// The smallest and the largest part of a level in the picture of all that the hero knows.
constexpr QSize leastKnown{6, 4};
constexpr QSize mostKnown{12, 9};

QRect seenPart(const World &world)
{
    QRect part;
    for (const Point cell : world.sight().visible()) {
        part |= QRect(cell.x, cell.y, 1, 1);
    }
    return part;
}

/// Enlarges a part to at least leastCells and to their shape, and keeps it centered. Some of the cells may be outside
/// the level.
QRect framed(const QRect &seen)
{
    const QSize least = seen.size().expandedTo(leastCells);
    QRect part({}, least.expandedTo(leastCells.scaled(least, Qt::KeepAspectRatioByExpanding)));
    part.moveCenter(seen.center());
    return part;
}

bool isKnown(const World &world, Point cell)
{
    return world.terrain().contains(cell) && world.isExplored(cell);
}

/// Returns how well a part shows what the hero knows: first the number of known cells, then how near he is to the
/// middle.
std::pair<int, int> worthOf(const World &world, const QRect &part)
{
    int known = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            known += isKnown(world, {x, y}) ? 1 : 0;
        }
    }
    const QPoint aside = part.center() - QPoint(world.hero().cell.x, world.hero().cell.y);
    return {known, -aside.manhattanLength()};
}

/// Returns the part of that size around the hero in which he knows most. He is not at its border.
QRect bestAroundHero(const World &world, QSize size)
{
    const QPoint hero(world.hero().cell.x, world.hero().cell.y);
    QRect best;
    std::pair<int, int> worth{-1, 0};
    for (int y = hero.y() - size.height() + 2; y < hero.y(); ++y) {
        for (int x = hero.x() - size.width() + 2; x < hero.x(); ++x) {
            const QRect part(QPoint(x, y), size);
            const std::pair<int, int> found = worthOf(world, part);
            if (found > worth) {
                worth = found;
                best = part;
            }
        }
    }
    return best;
}

/// Returns what the hero knows, extended to the shape of the largest part, or the best part of it around him.
QRect knownPart(const World &world)
{
    const QRect known = knownCells(world);
    const QSize least = known.size().expandedTo(leastKnown);
    const QSize shaped = least.expandedTo(mostKnown.scaled(least, Qt::KeepAspectRatioByExpanding));
    const QSize size = shaped.boundedTo(mostKnown);
    if (known.width() > size.width() || known.height() > size.height()) {
        return bestAroundHero(world, size);
    }
    QRect part({}, size);
    part.moveCenter(known.center());
    return part;
}

/// Adds the things that the hero knows of to a level with the cells `part` of the world.
void addKnownThings(Level &level, const World &world, const QRect &part)
{
    const Point corner{part.left(), part.top()};
    const auto add = [&](Point cell, KindId kind) {
        if (level.terrain.contains(cell - corner)) {
            level.things.push_back({.cell = cell - corner, .kind = world.catalogue().kind(kind).key, .values = {}});
        }
    };
    for (const Item &item : world.items()) {
        if (item.location == Item::Location::Floor && !item.isHidden && world.isExplored(item.cell)) {
            add(item.cell, item.kind);
        }
    }
    for (ActorId id = world.actorCount(); id >= heroId; --id) { // the hero is last, so that he is drawn on top
        if (id == heroId || (world.isAlive(id) && world.isVisible(world.actor(id).cell))) {
            add(world.actor(id).cell, world.actor(id).kind);
        }
    }
    sortThings(level.things);
}

/// Returns a level with the cells `part` of a game's present level, as the hero knows them now. Everything else is
/// rock: cells that he does not know, and cells outside the level.
Level knownLevel(const Game &game, const QRect &part)
{
    const World &world = game.world();
    Level level;
    level.ruleset = game.level().ruleset;
    level.kinds = game.level().kinds;
    level.tileset = game.level().tileset;
    level.terrain = Grid<TerrainId>({part.width(), part.height()}, world.catalogue().wall());
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            const Point cell{x + part.left(), y + part.top()};
            if (world.terrain().contains(cell) && world.isExplored(cell)) {
                level.terrain.set({x, y}, world.terrain().at(cell));
            }
        }
    }
    addKnownThings(level, world, part);
    return level;
}

/// The darkness over unknown cells and the veil over remembered ones, with soft borders. The darkness
/// hides unknown cells completely.
class Dimness {
public:
    explicit Dimness(const World &world) : m_world(world) {}

    void paint(QImage &image, const QRect &part) const
    {
        QImage samples(part.size() * samplesPerCell, QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < samples.height(); ++y) {
            for (int x = 0; x < samples.width(); ++x) {
                const QPointF place((x + 0.5) / samplesPerCell, (y + 0.5) / samplesPerCell);
                samples.setPixelColor(x, y, at(place + QPointF(part.topLeft())));
            }
        }
        QPainter painter(&image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF({}, image.deviceIndependentSize()), samples);
    }

private:
    /// Returns the color over a place, which is in cells.
    QColor at(QPointF place) const
    {
        const Point cell{int(std::floor(place.x())), int(std::floor(place.y()))};
        if (!isKnown(m_world, cell)) {
            return CanvasColors::ink;
        }
        const double toUnknown = distance(place, cell, [this](Point near) { return !isKnown(m_world, near); });
        const double near = std::clamp(1 - toUnknown / featherWidth, 0.0, 1.0);
        const double dark = near * near * (3 - 2 * near);
        const double veil = memoryVeil * remembered(place, cell);
        return withAlpha(CanvasColors::ink, float(1 - (1 - dark) * (1 - veil)));
    }

    /// Returns 1 in remembered cells, less in cells in view beside one, and 0 elsewhere.
    double remembered(QPointF place, Point cell) const
    {
        if (!m_world.isVisible(cell)) {
            return 1;
        }
        const auto isRemembered = [this](Point near) { return isKnown(m_world, near) && !m_world.isVisible(near); };
        return std::clamp(1 - distance(place, cell, isRemembered) / featherWidth, 0.0, 1.0);
    }

    /// Returns the distance of a place in `cell` to the nearest neighboring cell of a sort; 1 if there is none.
    template<typename Sort>
    static double distance(QPointF place, Point cell, const Sort &isOfSort)
    {
        double least = 1;
        for (int i = 0; i < directionCount; ++i) {
            const Point near = cell + stepOf(Direction(i));
            if (isOfSort(near)) {
                const double x = std::max({near.x - place.x(), place.x() - (near.x + 1), 0.0});
                const double y = std::max({near.y - place.y(), place.y() - (near.y + 1), 0.0});
                least = std::min(least, std::hypot(x, y));
            }
        }
        return least;
    }

    const World &m_world;
};

/// Draws a part of a game's present level as the hero knows it. The look of a cell depends on cells near it, which are
/// known, too, but not in the picture.
QImage knownPicture(const LevelPicture &picture, const Game &game, const QRect &part, QSize box, double ratio)
{
    constexpr int reach = TileComposer::reach;
    const Level level = knownLevel(game, part.adjusted(-reach, -reach, reach, reach));
    QImage image = levelThumbnail(picture, level, QRect(QPoint(reach, reach), part.size()), box, ratio);
    Dimness(game.world()).paint(image, part);
    return image;
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
    return knownPicture(picture, game, framed(seenPart(game.world())), box, ratio);
}

QImage lastSight(const LevelPicture &picture, const Game &game, QSize box, double ratio)
{
    return knownPicture(picture, game, bestAroundHero(game.world(), cellsAroundHero), box, ratio);
}

QImage knownSight(const LevelPicture &picture, const Game &game, QSize box, double ratio)
{
    return knownPicture(picture, game, knownPart(game.world()), box, ratio);
}
