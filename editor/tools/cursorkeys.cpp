#include "editor/tools/cursorkeys.h"

#include "editor/art/cellstep.h"

namespace {

constexpr int longStep = 8;

Point cellAfterArrow(Direction direction, Qt::KeyboardModifiers modifiers, Point from, const Grid<TerrainId> &terrain)
{
    if (modifiers.testFlag(Qt::ControlModifier)) {
        return nextTerrain(terrain, from, direction);
    }
    return stepped(from, direction, modifiers.testFlag(Qt::ShiftModifier) ? longStep : 1, terrain.size());
}

} // namespace

Point nextTerrain(const Grid<TerrainId> &terrain, Point from, Direction direction)
{
    Point cell = from;
    while (terrain.contains(cell + stepOf(direction)) && terrain.at(cell) == terrain.at(from)) {
        cell = cell + stepOf(direction);
    }
    return cell;
}

std::optional<Point> cellAfter(int key, Qt::KeyboardModifiers modifiers, Point from, const Grid<TerrainId> &terrain,
                               Size page)
{
    if (const std::optional<Direction> direction = directionOfArrow(key)) {
        return cellAfterArrow(*direction, modifiers, from, terrain);
    }
    const bool isWhole = modifiers.testFlag(Qt::ControlModifier);
    const bool isSideways = modifiers.testFlag(Qt::ShiftModifier);
    const Point last{terrain.size().width - 1, terrain.size().height - 1};
    switch (key) {
    case Qt::Key_Home:
        return isWhole ? Point{0, 0} : Point{0, from.y};
    case Qt::Key_End:
        return isWhole ? last : Point{last.x, from.y};
    case Qt::Key_PageUp:
        return isSideways ? stepped(from, Direction::West, page.width, terrain.size())
                          : stepped(from, Direction::North, page.height, terrain.size());
    case Qt::Key_PageDown:
        return isSideways ? stepped(from, Direction::East, page.width, terrain.size())
                          : stepped(from, Direction::South, page.height, terrain.size());
    default:
        return std::nullopt;
    }
}
