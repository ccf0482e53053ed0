#include "tests/support/demoplayer.h"

#include "gamecore/data/kind.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace {

/// Monsters closer than this are kept away from, in steps.
constexpr int keptDistance = 2;
constexpr int unreached = std::numeric_limits<int>::max();

bool isNearMonster(const World &world, Point cell)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Point way = world.actor(id).cell - cell;
        if (std::abs(way.x) + std::abs(way.y) < keptDistance) {
            return true;
        }
    }
    return false;
}

std::deque<Point> treasureCells(const World &world)
{
    std::deque<Point> cells;
    for (const Item &item : world.items()) {
        const bool isTreasure = world.catalogue().kind(item.kind).category == KindCategory::Treasure;
        if (isTreasure && item.location == Item::Location::Floor) {
            cells.push_back(item.cell);
        }
    }
    return cells;
}

/// Steps from every cell to the nearest of `goals`.
Grid<int> distancesTo(std::deque<Point> goals, const World &world)
{
    Grid<int> distances(world.size(), unreached);
    for (const Point goal : goals) {
        distances.set(goal, 0);
    }
    while (!goals.empty()) {
        const Point cell = goals.front();
        goals.pop_front();
        for (const Direction direction : straightDirections) {
            const Point next = cell + stepOf(direction);
            if (world.isWalkable(next) && distances.at(next) == unreached) {
                distances.set(next, distances.at(cell) + 1);
                goals.push_back(next);
            }
        }
    }
    return distances;
}

} // namespace

std::optional<Direction> stepToTreasure(const World &world)
{
    const Grid<int> distances = distancesTo(treasureCells(world), world);
    const Point hero = world.hero().cell;
    std::optional<Direction> best;
    for (const Direction direction : straightDirections) {
        const Point next = hero + stepOf(direction);
        if (world.isWalkable(next) && distances.at(next) < distances.at(hero) && !isNearMonster(world, next)) {
            best = direction;
        }
    }
    return best;
}
