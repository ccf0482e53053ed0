#include "gamecore/rules/freecell.h"

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

/// In growing squares around `cell`, each in reading order.
Point nearestFreeInSquares(const World &world, Point cell)
{
    const int farthest = qMax(world.size().width, world.size().height);
    for (int distance = 0; distance < farthest; ++distance) {
        for (int y = cell.y - distance; y <= cell.y + distance; ++y) {
            const bool isWholeRow = qAbs(y - cell.y) == distance;
            for (int x = cell.x - distance; x <= cell.x + distance;
                 x += isWholeRow || distance == 0 ? 1 : 2 * distance) {
                if (isFree(world, {x, y})) {
                    return {x, y};
                }
            }
        }
    }
    return cell;
}

} // namespace

Point nearestFreeCell(World &world, Point cell)
{
    if (isFree(world, cell)) {
        return cell;
    }
    const std::optional<Point> near = nearestFreeByWalking(world, cell);
    return near ? *near : nearestFreeInSquares(world, cell);
}
