#include "gamecore/play/danger.h"

#include "gamecore/base/line.h"

#include <algorithm>

namespace {

bool couldBurn(const World &world, ActorId monster)
{
    const Kind &kind = world.kindOf(monster);
    return world.actor(monster).behavior == Behavior::Dragon && kind.breath > 0
           && isWithin(world.actor(monster).cell, world.hero().cell, kind.breathRange + warnedTurns);
}

bool isInSquare(const World &world, ActorId monster)
{
    const Point way = world.actor(monster).cell - world.hero().cell;
    return std::max(std::abs(way.x), std::abs(way.y)) <= nearDistance;
}

/// Cells to which somebody comes in nearDistance steps from the hero, or from which somebody comes to him.
std::vector<Point> cellsAtHand(const World &world)
{
    std::vector<Point> cells{world.hero().cell};
    std::size_t begin = 0;
    for (int step = 0; step < nearDistance; ++step) {
        const std::size_t end = cells.size();
        for (; begin < end; ++begin) {
            for (int i = 0; i < directionCount; ++i) {
                const Point next = cells[begin] + stepOf(Direction(i));
                const bool isOpen = world.isStepOpen(cells[begin], Direction(i)) && world.isWalkable(next);
                if (isOpen && std::find(cells.begin(), cells.end(), next) == cells.end()) {
                    cells.push_back(next);
                }
            }
        }
    }
    return cells;
}

bool canWalkHere(const World &world, ActorId monster)
{
    if (!isInSquare(world, monster)) {
        return false;
    }
    const std::vector<Point> cells = cellsAtHand(world);
    return std::find(cells.begin(), cells.end(), world.actor(monster).cell) != cells.end();
}

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
    return world.rules().contact != Contact::Kick && actor.behavior != Behavior::Idle
           && !actor.statuses.has(StatusEffect::Charmed);
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

ActorId dangerNear(const World &world)
{
    return lowest(world, isNear);
}

ActorId dangerAtHand(const World &world)
{
    return lowest(world, isAtHand);
}
