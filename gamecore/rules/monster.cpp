#include "gamecore/rules/monster.h"

#include "gamecore/rules/contact.h"

namespace {

bool canEnter(const World &world, Point cell)
{
    return world.isWalkable(cell) && !(world.rules().monstersBlock && world.monsterAt(cell) != nobody);
}

void patrol(World &world, ActorId id, EventList &events)
{
    const Point from = world.actor(id).cell;
    const Point to = from + stepOf(world.actor(id).facing);
    if (!canEnter(world, to)) {
        world.turnActor(id, straightDirections[std::size_t(world.rng().below(4))]);
        return;
    }
    world.moveActor(id, to);
    events.add({.type = EventType::Moved, .actor = id, .from = from, .to = to});
    if (to == world.hero().cell) {
        killOnContact(world, events);
    }
}

} // namespace

void actMonster(World &world, ActorId id, EventList &events)
{
    switch (world.actor(id).behavior) {
    case Behavior::Idle:
        break;
    case Behavior::Patrol:
        patrol(world, id, events);
        break;
    }
}
