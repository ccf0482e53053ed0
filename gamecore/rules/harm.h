#pragma once

#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

/// Why somebody loses hit points.
struct Harm {
    Cause cause = Cause::Attack;
    ActorId by = nobody; ///< who is named when it kills
    KindId item = 0;
    TerrainId terrain = 0;
};

/// Takes `amount` hit points (1 or more). At 0 the actor dies: a monster leaves remains that block nothing, its
/// experience goes to the hero whoever killed it, what it carried lies there; the hero as killHero() says. A hero who
/// is safe is not harmed. True if it died, though a hero may be alive again after it.
bool hurt(World &world, ActorId id, int amount, const Harm &harm, EventList &events);

/// Gives back up to `amount` hit points, never above the maximum.
void heal(World &world, ActorId id, int amount, EventList &events);

/// Whether turns of waiting give the hero hit points back, so that resting waits for them: where `heal_turns` says so,
/// turn by turn.
bool healsByWaiting(const Rules &rules);
/// A turn was counted: where `heal_turns` says so a hit point comes back in each so many. Nothing is told of it: it
/// would be told all the time.
void healByTime(World &world);

/// `respawn`: back to the start, or if somebody who blocks stands there to the nearest free cell by foot, with all hit
/// points, without statuses and safe for a while; gold, items and monsters stay as they are. `permadeath`: the game is
/// lost.
void killHero(World &world, ActorId killer, EventList &events);
