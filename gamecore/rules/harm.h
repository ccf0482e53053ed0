#pragma once

#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

/// The source of a loss of hit points.
struct Harm {
    Cause cause = Cause::Attack;
    ActorId by = nobody; ///< actor named as the killer
    KindId item = 0;
    TerrainId terrain = 0;
};

/// Takes `amount` hit points (1 or more) from an actor, except from a safe hero. At 0 it dies. A dead monster leaves
/// remains that block nothing, drops its item, and gives its experience to the hero, no matter who killed it. For the
/// hero, see killHero(). True if the actor died, even if the hero has respawned.
bool hurt(World &world, ActorId id, int amount, const Harm &harm, EventList &events);

/// Restores up to `amount` hit points, never above the maximum.
void heal(World &world, ActorId id, int amount, EventList &events);

/// True if the hero regains hit points by waiting, so resting makes sense: turn by turn, with `heal_turns` set.
bool healsByWaiting(const Rules &rules);
/// Regenerates a hit point every `heal_turns` turns. Call it after each counted turn. Adds no event, since it would
/// recur all the time.
void healByTime(World &world);

/// Applies the hero's death. `respawn`: he returns to the start, or to the nearest free cell by foot if a blocking
/// actor stands there. He has all hit points and no statuses, and is safe for a while; gold, items and monsters stay as
/// they are. `permadeath`: the game is lost.
void killHero(World &world, ActorId killer, EventList &events);
