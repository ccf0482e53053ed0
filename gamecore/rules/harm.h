#pragma once

#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

/// The source of a loss of hit points.
struct Harm {
    Cause cause = Cause::Attack;
    ActorId by = nobody;   ///< actor to which the death is attributed
    KindId item = 0;       ///< for Cause::Item
    TerrainId terrain = 0; ///< for Cause::Terrain
};

/// Takes `amount` hit points (1 or more) from an actor, except from a safe hero. An actor with 0 hit points dies. A
/// dead monster leaves remains that block nothing, and drops its item. Whatever killed the monster, the hero gets its
/// experience and the kill, and may win. For the hero's death, see killHero(). True if the actor died, even if the hero
/// has respawned.
bool hurt(World &world, ActorId id, int amount, const Harm &harm, EventList &events);

/// Restores up to `amount` hit points, never above the maximum.
void heal(World &world, ActorId id, int amount, EventList &events);

/// True if the hero regains hit points by waiting, so that resting makes sense: only under turns, with `heal_turns`
/// set.
bool healsByWaiting(const Rules &rules);
/// Gives the hero a hit point if the turn number is a multiple of `heal_turns`. Call it after each counted turn. Adds
/// no event, since such events would recur all the time.
void healByTime(World &world);

/// Applies the hero's death by `killer` (`nobody`: none). Under `respawn` he returns to the start, or to the nearest
/// free cell on foot if a blocking actor stands on the start. He then has all hit points and no statuses, and is safe
/// for a while; gold, items and monsters stay as they are. Under `permadeath` the game is lost.
void killHero(World &world, ActorId killer, EventList &events);
