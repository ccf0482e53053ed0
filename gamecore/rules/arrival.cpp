#include "gamecore/rules/arrival.h"

#include "gamecore/level/step.h"
#include "gamecore/rules/contact.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/telling.h"
#include "gamecore/rules/treasure.h"
#include "gamecore/rules/victory.h"
#include "gamecore/world/event.h"

namespace {

/// True if nothing has ended his way: he lives, and has not died and come back.
bool arriveAsHero(World &world, EventList &events)
{
    lookAround(world);
    if (killOnContact(world, events) || sufferTerrain(world, heroId, events) || world.status() != Status::Playing) {
        return false;
    }
    collectTreasure(world, events);
    winBy(world, WinByExit, events);
    return world.status() == Status::Playing;
}

/// Who dies of the ground touches nobody.
bool arriveAsMonster(World &world, ActorId id, Point cell, EventList &events)
{
    const bool isDead = sufferTerrain(world, id, events);
    if (cell == world.hero().cell) {
        killOnContact(world, events);
    }
    return !isDead && world.status() == Status::Playing;
}

/// Who meets an enemy that he would touch is carried on to him.
bool isInTheWay(const World &world, ActorId id, Point cell)
{
    const ActorId other = world.actorAt(cell);
    const bool isTouch = world.rules().contact == Contact::Kills && (id == heroId || other == heroId);
    return other != nobody && !isTouch && world.rules().isBlocking();
}

bool come(World &world, ActorId id, Point cell, EventList &events)
{
    const Event moved{.type = EventType::Moved, .actor = id, .from = world.actor(id).cell, .to = cell};
    world.moveActor(id, cell);
    tell(world, events, moved);
    return id == heroId ? arriveAsHero(world, events) : arriveAsMonster(world, id, cell, events);
}

} // namespace

void arrive(World &world, ActorId id, Point cell, std::optional<Direction> direction, EventList &events)
{
    if (!direction) {
        come(world, id, cell, events);
        return;
    }
    bool isUnderWay = false;
    bool goesOn = true;
    followStep(world, cell - stepOf(*direction), *direction, [&](Point next, Direction) {
        if (!goesOn || (isUnderWay && isInTheWay(world, id, next))) {
            return false;
        }
        isUnderWay = true;
        goesOn = come(world, id, next, events);
        return true;
    });
}
