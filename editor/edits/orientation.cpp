#include "editor/edits/orientation.h"

#include "gamecore/level/thingfields.h"

#include <algorithm>

namespace {

/// Returns the new position of a cell of a rectangle of this size.
Point placeOf(Point cell, Size size, Orientation orientation)
{
    // Distances from the center are doubled, so that they are integers.
    const Point fromCenter = oriented({2 * cell.x - (size.width - 1), 2 * cell.y - (size.height - 1)}, orientation);
    const Size after = orientedSize(size, orientation);
    return {(fromCenter.x + after.width - 1) / 2, (fromCenter.y + after.height - 1) / 2};
}

} // namespace

Orientation inverseOf(Orientation orientation)
{
    // A flip is its own inverse, turned or not.
    return orientation.isFlipped ? orientation : Orientation{false, (4 - orientation.quarters) % 4};
}

Size orientedSize(Size size, Orientation orientation)
{
    return orientation.quarters % 2 == 0 ? size : Size{size.height, size.width};
}

void orientDirections(Thing &thing, Orientation orientation)
{
    for (const ThingField &field : thingFields()) {
        const auto direction = directionFromKey(thing.values.value(field.key).toString());
        if (direction && nameIn(field.words, directionKey(Direction::North))) {
            const Point step = oriented(stepOf(*direction), orientation);
            thing.values.insert(field.key, QString(directionKey(*directionOf(step))));
        }
    }
}

Point oriented(Point step, Orientation orientation)
{
    if (orientation.isFlipped) {
        step.x = -step.x;
    }
    for (int i = 0; i < orientation.quarters; ++i) {
        step = {-step.y, step.x};
    }
    return step;
}

Stamp oriented(const Stamp &stamp, Orientation orientation)
{
    if (stamp.isEmpty()) {
        return stamp;
    }
    const Size before = stamp.size();
    const Size size = orientedSize(before, orientation);
    Stamp result = stamp;
    result.terrain = Grid<TerrainId>(size, 0);
    std::vector<Point> cells = stamp.cells.cells();
    for (Point &cell : cells) {
        const Point place = placeOf(cell, before, orientation);
        result.terrain.set(place, stamp.terrain.at(cell));
        cell = place;
    }
    result.cells = Area(std::move(cells), size);
    for (Thing &thing : result.things) {
        thing.cell = placeOf(thing.cell, before, orientation);
        orientDirections(thing, orientation);
    }
    sortThings(result.things);
    return result;
}
