#include "gamecore/rules/ally.h"

#include "gamecore/rules/contact.h"
#include "gamecore/rules/monsterstep.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"
#include "gamecore/sight/line.h"

namespace {

ActorId nearestEnemy(const World &world, ActorId id)
{
    const Point from = world.actor(id).cell;
    ActorId nearest = nobody;
    for (ActorId other = heroId + 1; other <= world.actorCount(); ++other) {
        const Actor &enemy = world.actor(other);
        if (other == id || enemy.isDead || enemy.statuses.has(StatusEffect::Charmed)) {
            continue;
        }
        const bool isNearer =
            nearest == nobody || squaredDistance(from, enemy.cell) < squaredDistance(from, world.actor(nearest).cell);
        if (isNearer && canSee(world, from, enemy.cell)) {
            nearest = other;
        }
    }
    return nearest;
}

void goFor(World &world, ActorId id, ActorId enemy, EventList &events)
{
    const Point from = world.actor(id).cell;
    const Point goal = world.actor(enemy).cell;
    const std::optional<Direction> direction = directionOf(goal - from);
    if (goal == from || (direction && world.isStepOpen(from, *direction))) {
        attack(world, id, enemy, events);
        return;
    }
    const std::optional<Direction> step = stepToCell(world, from, goal);
    if (step && from + stepOf(*step) != world.hero().cell) {
        stepMonster(world, id, *step, events);
    }
}

void follow(World &world, ActorId id, EventList &events)
{
    constexpr int near = 2;
    const Point from = world.actor(id).cell;
    if (isWithin(from, world.hero().cell, near)) {
        return;
    }
    if (const std::optional<Direction> direction = stepToHero(world, from)) {
        stepMonster(world, id, *direction, events);
    }
}

} // namespace

void actAlly(World &world, ActorId id, EventList &events)
{
    const ActorId enemy = world.rules().contact == Contact::Kick ? nobody : nearestEnemy(world, id);
    if (enemy != nobody) {
        goFor(world, id, enemy, events);
    } else {
        follow(world, id, events);
    }
}
