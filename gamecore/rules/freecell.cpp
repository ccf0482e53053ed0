#include "gamecore/rules/freecell.h"

#include "gamecore/base/squares.h"
#include "gamecore/world/scratch.h"

namespace {

bool isFree(const World &world, Point cell)
{
    return world.isWalkable(cell) && world.monsterAt(cell) == nobody;
}

/// The nearest one from which a walk leads to `cell`, off terrain that hurts or moves one on.
std::optional<Point> nearestFreeByWalking(World &world, Point cell)
{
    constexpr int farthest = 64;
    DistanceMap &map = world.scratch().around;
    const DistanceMap::Goal goals[] = {{cell, 0}};
    const DistanceMap::Terms terms{.hasDiagonals = world.rules().moves == 8,
                                   .cutsCorners = world.rules().corners == Corners::Cut,
                                   .limit = farthest,
                                   .area = {}};
    map.compute(world.size(), goals, terms, [&world](Point p) {
        const bool isCalm = world.isHarmless(p) && world.driftAt(p) == Drift::None;
        return isCalm ? 1 : world.isWalkable(p) ? DistanceMap::occupied : DistanceMap::wall;
    });
    for (int i = 0; i < map.reachedCount(); ++i) {
        if (isFree(world, map.reachedCell(i))) {
            return map.reachedCell(i);
        }
    }
    return std::nullopt;
}

} // namespace

Point nearestFreeCell(World &world, Point cell)
{
    if (isFree(world, cell)) {
        return cell;
    }
    const std::optional<Point> near = nearestFreeByWalking(world, cell);
    return near ? *near
                : nearestInSquares(world.size(), cell, [&world](Point p) { return isFree(world, p); }).value_or(cell);
}
