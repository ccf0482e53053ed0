#include "gamecore/rules/contact.h"

namespace {

void respawn(World &world, EventList &events)
{
    const Rules &rules = world.rules();
    const int safe = world.isRealTime() ? rules.safeMs : rules.safeTurns;
    world.moveActor(heroId, world.start());
    // The turn of the death is not over: the safe turns are those after it.
    world.setSafeUntil(world.isRealTime() ? world.timeMs() + safe : world.turn() + 1 + safe);
    events.add({.type = EventType::Respawned, .actor = heroId, .cell = world.start()});
    if (safe > 0) {
        events.add({.type = EventType::Safe, .actor = heroId, .amount = safe});
    }
}

} // namespace

bool killOnContact(World &world, EventList &events)
{
    const Point cell = world.hero().cell;
    const ActorId killer = world.monsterAt(cell);
    if (killer == nobody || world.isHeroSafe() || world.status() != Status::Playing) {
        return false;
    }
    events.add({.type = EventType::Died, .actor = heroId, .target = killer, .cell = cell});
    if (world.rules().death == DeathRule::Respawn) {
        respawn(world, events);
    } else {
        world.setStatus(Status::Lost);
        events.add({.type = EventType::Lost});
    }
    return true;
}
