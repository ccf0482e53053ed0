#include "gamecore/rules/arrival.h"

#include "gamecore/level/step.h"
#include "gamecore/rules/contact.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/telling.h"
#include "gamecore/rules/treasure.h"
#include "gamecore/rules/victory.h"
#include "gamecore/world/event.h"

namespace {

void arriveAsHero(World &world, Point cell, EventList &events)
{
    lookAround(world);
    if (killOnContact(world, events)) {
        return;
    }
    sufferTerrain(world, heroId, events);
    // He may have died of it, and be elsewhere.
    if (world.status() == Status::Playing && world.hero().cell == cell) {
        collectTreasure(world, events);
        winBy(world, WinByExit, events);
    }
}

/// Who dies of the ground touches nobody.
void arriveAsMonster(World &world, ActorId id, Point cell, EventList &events)
{
    sufferTerrain(world, id, events);
    if (cell == world.hero().cell) {
        killOnContact(world, events);
    }
}

/// He may have died on the way, and be elsewhere.
bool isOn(const World &world, ActorId id, Point cell)
{
    return world.status() == Status::Playing && world.isAlive(id) && world.actor(id).cell == cell;
}

/// Who meets an enemy that he would touch is carried on to him.
bool isInTheWay(const World &world, ActorId id, Point cell)
{
    const ActorId other = world.actorAt(cell);
    const bool isTouch = world.rules().contact == Contact::Kills && (id == heroId || other == heroId);
    return other != nobody && !isTouch && world.rules().isBlocking();
}

void come(World &world, ActorId id, Point cell, EventList &events)
{
    const Event moved{.type = EventType::Moved, .actor = id, .from = world.actor(id).cell, .to = cell};
    world.moveActor(id, cell);
    tell(world, events, moved);
    if (id == heroId) {
        arriveAsHero(world, cell, events);
    } else {
        arriveAsMonster(world, id, cell, events);
    }
}

} // namespace

void arrive(World &world, ActorId id, Point cell, std::optional<Direction> direction, EventList &events)
{
    if (!direction) {
        come(world, id, cell, events);
        return;
    }
    bool isUnderWay = false;
    followStep(world, cell - stepOf(*direction), *direction, [&](Point next, Direction heading) {
        if (isUnderWay && (!isOn(world, id, next - stepOf(heading)) || isInTheWay(world, id, next))) {
            return false;
        }
        isUnderWay = true;
        come(world, id, next, events);
        return true;
    });
}
