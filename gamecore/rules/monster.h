#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Performs one action of a monster, according to its statuses and then its behavior. Dead monsters do nothing. If a
/// monster recovers from a status, that is its action. Moving into the hero has the effect that `contact` defines.
///
/// Behaviors:
/// - `idle`: nothing, except for an event under Idlers::Tell.
/// - `patrol`: one cell straight on. If terrain, a blocking monster or, under `contact kick`, the hero is in the way,
///   the monster turns to a random one of the four directions (possibly the same) and does not move.
/// - `hunt`: hunt() (gamecore/rules/pursuit.h).
/// - `dragon`: actDragon() (gamecore/rules/dragon.h).
///
/// Statuses:
/// - `stunned`: nothing.
/// - `charmed`: attacks the nearest monster in its sight that is not charmed, else stays near the hero. Under `contact
///   kick` it never
///   attacks.
/// - `confused`: moves at random; a step into a wall does nothing. A step into an actor is an attack under
///   Confusion::Strike with combat; otherwise it does nothing.
/// - `afraid`: flees from a hero it sees, else nothing.
void actMonster(World &world, ActorId id, EventList &events);
