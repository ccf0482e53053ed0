#include "app/window/firstsight.h"

#include "editor/canvas/canvascolors.h"
#include "editor/canvas/levelthumbnail.h"
#include "gamecore/play/game.h"

#include <QPainter>
#include <QRect>

#include <algorithm>

namespace {

/// A corner that is seen alone would be drawn larger than any other card.
constexpr QSize leastCells{20, 15};

QRect seenPart(const World &world)
{
    QRect part;
    for (const Point cell : world.sight().visible()) {
        part |= QRect(cell.x, cell.y, 1, 1);
    }
    return part;
}

/// Around the same middle, of no fewer than leastCells.
QRect framed(QRect part)
{
    const QPoint middle = part.center();
    part.setSize(part.size().expandedTo(leastCells));
    part.moveCenter(middle);
    return part;
}

/// What lies in a part that may reach beyond the level.
Level partOf(const Level &level, QRect part, TerrainId outside)
{
    Level cut = level;
    cut.terrain = Grid<TerrainId>({part.width(), part.height()}, outside);
    const QRect inside = part.intersected(QRect(0, 0, level.size().width, level.size().height));
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            cut.terrain.set({x - part.left(), y - part.top()}, level.terrain.at({x, y}));
        }
    }
    for (Thing &thing : cut.things) {
        thing.cell = {thing.cell.x - part.left(), thing.cell.y - part.top()};
    }
    std::erase_if(cut.things, [&cut](const Thing &thing) { return !cut.terrain.contains(thing.cell); });
    return cut;
}

void darken(QImage &image, const World &world, QRect part)
{
    const QSizeF size = image.deviceIndependentSize();
    QPainter painter(&image);
    painter.scale(size.width() / part.width(), size.height() / part.height());
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            const Point cell{x + part.left(), y + part.top()};
            if (!world.terrain().contains(cell) || !world.isVisible(cell)) {
                painter.fillRect(QRectF(x, y, 1, 1), CanvasColors::ink);
            }
        }
    }
}

} // namespace

bool hidesItself(const Level &level, const Catalogue &catalogue)
{
    IssueList shownElsewhere;
    return rulesOf(level, catalogue, shownElsewhere).vision != Vision::All;
}

QImage firstSight(const LevelPicture &picture, const CataloguePtr &catalogue, const Level &level, QSize box,
                  double ratio)
{
    const Game::Started started = Game::start(catalogue, level, 0);
    if (!started.game) {
        return {};
    }
    const World &world = started.game->world();
    const QRect part = framed(seenPart(world));
    QImage image = levelThumbnail(picture, partOf(level, part, catalogue->wall()), box, ratio);
    darken(image, world, part);
    return image;
}
