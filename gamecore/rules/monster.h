#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Performs one action of a monster, according to its statuses and then its behavior. Dead monsters do nothing. Moving
/// into the hero has the effect that `contact` defines.
///
/// `idle`: nothing.
/// `patrol`: one cell straight on. If terrain or a blocking actor is in the way, the monster turns to a random one of
/// the four directions (possibly the same) and does not move.
/// `hunt`: hunt() (gamecore/rules/pursuit.h).
/// `dragon`: gamecore/rules/dragon.h.
///
/// `stunned`: nothing. `charmed`: attacks the nearest monster in its sight, else stays near the hero. `confused`: moves
/// at random; a step into a wall or an actor does nothing. `afraid`: flees from a hero it sees.
void actMonster(World &world, ActorId id, EventList &events);
