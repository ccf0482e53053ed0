#include "gamecore/rules/arrival.h"

#include "gamecore/rules/contact.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/telling.h"
#include "gamecore/rules/treasure.h"
#include "gamecore/rules/victory.h"

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

} // namespace

void arrive(World &world, ActorId id, Point cell, EventList &events)
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
