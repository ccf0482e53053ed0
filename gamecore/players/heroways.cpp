#include "gamecore/players/heroways.h"

#include <algorithm>

namespace {

constexpr int openingCost = 2;
constexpr int unlockingCost = 8; ///< a key may be needed elsewhere
constexpr int crowdCost = 10;
constexpr int harmCost = 60;

int entryCost(const HeroSteps &steps, Point cell, std::span<const Point> crowded)
{
    const World &world = steps.world();
    if (!steps.canEnter(cell) || isWinningExit(world, cell)) {
        return DistanceMap::wall;
    }
    if (std::find(crowded.begin(), crowded.end(), cell) != crowded.end()) {
        return crowdCost;
    }
    if (world.isWalkable(cell)) {
        return world.isHarmless(cell) ? 1 : harmCost;
    }
    return world.terrainAt(cell).openedBy.isEmpty() ? openingCost : unlockingCost;
}

} // namespace

void HeroWays::find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded)
{
    const World &world = steps.world();
    m_hasDrift = world.hasDrift();
    if (m_hasDrift) {
        findByDrift(steps, goals);
        return;
    }
    const DistanceMap::Terms terms{.hasDiagonals = world.rules().moves == directionCount,
                                   .cutsCorners = world.rules().corners == Corners::Cut,
                                   .area = std::nullopt};
    m_map.compute(world.size(), goals, terms, [&](Point cell) { return entryCost(steps, cell, crowded); });
}

void HeroWays::findByDrift(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals)
{
    const World &world = steps.world();
    m_graph.begin({{}, world.size()});
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Point from{x, y};
            for (int i = 0; i < directionCount && world.isExplored(from) && world.isWalkable(from); ++i) {
                if (steps.canStep(from, Direction(i)) && steps.isEndKnown(from, Direction(i))) {
                    const int cost = steps.costOf(from + stepOf(Direction(i)), Direction(i));
                    m_graph.add(from, Direction(i), steps.endOf(from, Direction(i)), cost);
                }
            }
        }
    }
    m_graph.findWaysTo({goals.begin(), goals.end()});
}
