#include "editor/document/orientation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Where a cell of a rectangle of this size comes to lie in the rectangle laid down.
Point placeOf(Point cell, Size size, Orientation orientation)
{
    // Twice as large, so that the center is whole.
    const Point fromCenter = laid({2 * cell.x - (size.width - 1), 2 * cell.y - (size.height - 1)}, orientation);
    const bool isUpright = orientation.quarters % 2 == 0;
    const Size after = isUpright ? size : Size{size.height, size.width};
    return {(fromCenter.x + after.width - 1) / 2, (fromCenter.y + after.height - 1) / 2};
}

void layDirection(Thing &thing, Orientation orientation)
{
    const auto direction = directionFromKey(thing.values.value("direction"_L1).toString());
    if (direction) {
        const Point step = laid(stepOf(*direction), orientation);
        thing.values.insert("direction"_L1, QString(directionKey(*directionOf(step))));
    }
}

} // namespace

Point laid(Point step, Orientation orientation)
{
    if (orientation.isFlipped) {
        step.x = -step.x;
    }
    for (int i = 0; i < orientation.quarters; ++i) {
        step = {-step.y, step.x};
    }
    return step;
}

Stamp laid(const Stamp &stamp, Orientation orientation)
{
    if (stamp.isEmpty()) {
        return stamp;
    }
    const Size before = stamp.size();
    const Size size = orientation.quarters % 2 == 0 ? before : Size{before.height, before.width};
    Stamp result{.terrain = Grid<TerrainId>(size, 0), .cells = {}, .things = stamp.things};
    std::vector<Point> cells = stamp.cells.cells();
    for (Point &cell : cells) {
        const Point place = placeOf(cell, before, orientation);
        result.terrain.set(place, stamp.terrain.at(cell));
        cell = place;
    }
    result.cells = Area(std::move(cells), size);
    for (Thing &thing : result.things) {
        thing.cell = placeOf(thing.cell, before, orientation);
        layDirection(thing, orientation);
    }
    sortThings(result.things);
    return result;
}
