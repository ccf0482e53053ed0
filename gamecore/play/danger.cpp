#include "gamecore/play/danger.h"

#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/step.h"
#include "gamecore/play/herosteps.h"
#include "gamecore/rules/pursuit.h"

#include <algorithm>

namespace {

bool couldBurn(const World &world, ActorId monster)
{
    const Kind &kind = world.kindOf(monster);
    return rowOf(world.actor(monster).behavior).breathesFire && kind.breath > 0
           && isWithin(world.actor(monster).cell, world.hero().cell, kind.breathRange + warnedTurns);
}

bool isInSquare(const World &world, ActorId monster)
{
    const Point way = world.actor(monster).cell - world.hero().cell;
    return std::max(std::abs(way.x), std::abs(way.y)) <= nearDistance;
}

/// Returns the number of steps on open ground from the hero to `target`, or more than nearDistance if it is farther.
int stepsTo(const World &world, Point target)
{
    std::vector<Point> cells{world.hero().cell};
    std::size_t begin = 0;
    for (int step = 0; step <= nearDistance; ++step) {
        const std::size_t end = cells.size();
        for (; begin < end; ++begin) {
            if (cells[begin] == target) {
                return step;
            }
            for (int i = 0; i < directionCount; ++i) {
                if (!world.isStepOpen(cells[begin], Direction(i))) {
                    continue;
                }
                const Point next = stepEnd(world, cells[begin], Direction(i), target);
                if (std::find(cells.begin(), cells.end(), next) == cells.end()) {
                    cells.push_back(next);
                }
            }
        }
    }
    return nearDistance + 1;
}

bool canWalkHere(const World &world, ActorId monster)
{
    return isInSquare(world, monster) && stepsTo(world, world.actor(monster).cell) <= nearDistance;
}

/// The distance maps from monsters to the hero, computed on first use.
class WaysToHero {
public:
    explicit WaysToHero(const World &world) : m_world(world) {}

    /// Returns the length of the path in half steps, or std::nullopt if the monster cannot reach the hero.
    std::optional<int> lengthFor(ActorId monster)
    {
        const bool isStraight = rowOf(m_world.actor(monster).behavior).walk == BehaviorRow::Walk::Patrols;
        std::optional<DistanceMap> &map = isStraight ? m_straight : m_any;
        if (!map) {
            findWaysToHero(m_world, !isStraight, map.emplace());
        }
        const Point cell = m_world.actor(monster).cell;
        const std::optional<Direction> step = map->downhill(cell);
        return step ? std::optional(map->value(cell + stepOf(*step))) : std::nullopt;
    }

private:
    const World &m_world;
    std::optional<DistanceMap> m_any;
    std::optional<DistanceMap> m_straight;
};

template<typename IsIt>
ActorId lowest(const World &world, IsIt isIt)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (world.isAlive(id) && isDangerous(world, id) && isIt(world, id)) {
            return id;
        }
    }
    return nobody;
}

} // namespace

bool isDangerous(const World &world, ActorId monster)
{
    const Actor &actor = world.actor(monster);
    return world.rules().contact != Contact::Kick && rowOf(actor.behavior).walk != BehaviorRow::Walk::Nowhere
           && !actor.statuses.has(StatusEffect::Charmed);
}

bool isEnemy(const World &world, Point cell)
{
    return world.rules().contact == Contact::Fight && world.size().contains(cell) && isMet(world, cell)
           && !world.actor(world.monsterAt(cell)).statuses.has(StatusEffect::Charmed);
}

bool isNear(const World &world, ActorId monster)
{
    const Point cell = world.actor(monster).cell;
    if (!world.seesAll()) {
        return world.isVisible(cell);
    }
    return world.needsSight() ? world.isInSight(cell) : canWalkHere(world, monster);
}

bool isAtHand(const World &world, ActorId monster)
{
    return isDangerous(world, monster) && world.isVisible(world.actor(monster).cell)
           && (couldBurn(world, monster) || canWalkHere(world, monster));
}

ActorId threatNear(const World &world)
{
    WaysToHero ways(world);
    ActorId nearest = nobody;
    int shortest = DistanceMap::unreached;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (!world.isAlive(id) || !isDangerous(world, id) || !isNear(world, id)) {
            continue;
        }
        const std::optional<int> length = couldBurn(world, id) ? 0 : ways.lengthFor(id);
        if (length && *length < shortest) {
            nearest = id;
            shortest = *length;
        }
    }
    return nearest;
}

ActorId dangerNear(const World &world)
{
    return lowest(world, isNear);
}

AtHand nearestAtHand(const World &world)
{
    AtHand nearest;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (!world.isAlive(id) || !isAtHand(world, id)) {
            continue;
        }
        const int steps = couldBurn(world, id) ? 1 : stepsTo(world, world.actor(id).cell);
        if (steps < nearest.steps) {
            nearest = {id, steps};
        }
    }
    return nearest;
}
