#include "editor/edits/generating.h"

#include "editor/edits/stamp.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

Grid<std::uint8_t> maskOf(const Area &area)
{
    const QRect bounds = area.bounds();
    Grid<std::uint8_t> mask({bounds.width(), bounds.height()}, 0);
    for (const CellSpan &span : area.spans()) {
        std::fill_n(mask.row(span.y - bounds.y()) + span.x - bounds.x(), span.length, std::uint8_t(1));
    }
    return mask;
}

Carved carve(const Grid<std::uint8_t> &mask, const GeneratorPlan &plan, const std::atomic<bool> *isCancelled)
{
    switch (plan.sort) {
    case GeneratorPlan::Sort::Rooms:
        return carveRooms(mask, plan.rooms, plan.seed, isCancelled);
    case GeneratorPlan::Sort::Maze:
        return carveMaze(mask, plan.maze, plan.seed, isCancelled);
    case GeneratorPlan::Sort::Cave:
        break;
    }
    return carveCave(mask, plan.cave, plan.seed, isCancelled);
}

/// Removes the things on these cells. True if a new start is needed.
bool clearThings(Level &level, const Area &area, const QString &start)
{
    std::erase_if(level.things, [&](const Thing &thing) { return area.contains(thing.cell); });
    return std::none_of(level.things.begin(), level.things.end(),
                        [&start](const Thing &thing) { return thing.kind == start; });
}

} // namespace

Generated generated(const Level &level, const Catalogue &catalogue, const Area &area, const GeneratorPlan &plan,
                    const std::atomic<bool> *isCancelled)
{
    if (area.isEmpty()) {
        return {};
    }
    const Carved carved = carve(maskOf(area), plan, isCancelled);
    if (isSet(isCancelled)) {
        return {};
    }
    const Point corner{area.bounds().x(), area.bounds().y()};
    Level after = level;
    for (const CellSpan &span : area.spans()) {
        const std::uint8_t *from = carved.floor.row(span.y - corner.y) + span.x - corner.x;
        std::transform(from, from + span.length, after.terrain.row(span.y) + span.x,
                       [&plan](std::uint8_t isFloor) { return isFloor != 0 ? plan.floor : plan.wall; });
    }
    const QString &start = catalogue.kind(catalogue.start()).key;
    if (clearThings(after, area, start) && carved.start) {
        after.things.push_back({.cell = *carved.start + corner, .kind = start, .values = {}});
        sortThings(after.things);
    }
    return {changeBetween(level, after), carved.count};
}
