#include "gamecore/rules/monster.h"

#include "gamecore/fov/line.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/dragon.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/statuses.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

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

/// Performs one action of a charmed monster. It attacks the nearest monster within the hero's radius that is not
/// charmed (lowest id first). If there is none, it stays within two cells of the hero. Without combat (`contact` kick)
/// it only follows.
void actAlly(World &world, ActorId id, EventList &events)
{
    const ActorId enemy = world.rules().contact == Contact::Kick ? nobody : nearestEnemy(world, id);
    if (enemy != nobody) {
        goFor(world, id, enemy, events);
    } else {
        follow(world, id, events);
    }
}

void idle(World &world, ActorId id, EventList &events)
{
    if (world.rules().idlers == Idlers::Tell && world.isVisible(world.actor(id).cell)) {
        events.add({.type = EventType::Idled, .actor = id});
    }
}

void patrol(World &world, ActorId id, EventList &events)
{
    const Actor &actor = world.actor(id);
    const bool isFriend = world.rules().contact == Contact::Kick;
    const bool meetsFriend = isFriend && actor.cell + stepOf(actor.facing) == world.hero().cell;
    if (canStep(world, actor.cell, actor.facing) && !meetsFriend) {
        stepMonster(world, id, actor.facing, events);
    } else {
        world.turnActor(id,
                        straightDirections[std::size_t(world.draw(id, Purpose::Turn, int(straightDirections.size())))]);
    }
}

void stumbleAbout(World &world, ActorId id, EventList &events)
{
    const Point from = world.actor(id).cell;
    const std::optional<Direction> direction = stumble(world, id);
    if (!direction || !world.isStepOpen(from, *direction)) {
        return;
    }
    const Point to = from + stepOf(*direction);
    const ActorId other = world.actorAt(to);
    const bool isFree = other == nobody || !world.rules().isBlocking();
    if (isFree) {
        stepMonster(world, id, *direction, events);
    } else if (world.rules().confusion == Confusion::Strike && world.rules().contact == Contact::Fight) {
        attack(world, id, other, events);
    }
}

void flee(World &world, ActorId id, EventList &events)
{
    const Point from = world.actor(id).cell;
    if (!seesHero(world, from)) {
        return;
    }
    if (const std::optional<Direction> direction = stepFromHero(world, from)) {
        stepMonster(world, id, *direction, events);
    }
}

void behave(World &world, ActorId id, EventList &events)
{
    switch (world.actor(id).behavior) {
    case Behavior::Idle:
        idle(world, id, events);
        break;
    case Behavior::Patrol:
        patrol(world, id, events);
        break;
    case Behavior::Hunt:
        hunt(world, id, events);
        break;
    case Behavior::Dragon:
        actDragon(world, id, events);
        break;
    }
}

} // namespace

void actMonster(World &world, ActorId id, EventList &events)
{
    if (!world.isAlive(id) || countStatuses(world, id, events)) {
        return;
    }
    const Statuses &statuses = world.actor(id).statuses;
    if (statuses.has(StatusEffect::Stunned)) {
        return;
    }
    if (statuses.has(StatusEffect::Charmed)) {
        actAlly(world, id, events);
    } else if (statuses.has(StatusEffect::Confused)) {
        stumbleAbout(world, id, events);
    } else if (statuses.has(StatusEffect::Afraid)) {
        flee(world, id, events);
    } else {
        behave(world, id, events);
    }
}
