#include "app/hud/itemeffects.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/rules/effects.h"

namespace {

std::vector<Point> cellsOnLine(Point from, Point to)
{
    const CellLine line(from, to);
    std::vector<Point> cells;
    for (int i = 0; i <= line.steps(); ++i) {
        cells.push_back(line.at(i));
    }
    return cells;
}

CanvasEffect effectOnLine(CanvasEffect::Kind kind, const Kind &item, Point from, Point target)
{
    return {
        .kind = kind, .cells = cellsOnLine(from, target), .origin = from, .color = QColor::fromRgb(item.look.color)};
}

} // namespace

CanvasEffect missileOf(const Kind &item, Point from, Point target)
{
    return effectOnLine(CanvasEffect::Kind::Missile, item, from, target);
}

CanvasEffect boltOf(const Kind &item, Point from, Point target)
{
    return effectOnLine(CanvasEffect::Kind::Bolt, item, from, target);
}

std::vector<Point> blastCells(const World &world, const Kind &item, Point center)
{
    std::vector<Point> cells;
    const int radius = item.targeting.radius;
    for (int y = center.y - radius; y <= center.y + radius; ++y) {
        for (int x = center.x - radius; x <= center.x + radius; ++x) {
            const Point cell{x, y};
            if (world.size().contains(cell) && world.isVisible(cell) && world.terrainAt(cell).isTransparent
                && isInArea(world, item, center, cell)) {
                cells.push_back(cell);
            }
        }
    }
    return cells;
}
