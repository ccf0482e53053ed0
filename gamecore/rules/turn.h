#pragma once

// gamecore/rules: what may happen and what follows; docs/rules.md says the same for people.
//
// Time passes so: the clock begins a round and asks those on the roster (gamecore/world/world.h), a monster asks
// whether light gets to its cell, and the first hunter of a round has pursuit.h begin a map of ways around the hero.
// All others roll down the same map, and each carries the search as far as itself.
//
// Whoever comes to a cell arrives (arrival.h), by a step or otherwise; whoever loses hit points does so by harm.h. What
// follows from either stands in these two places.

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;

/// Makes a new world ready for its first command: the hero looks around. `events` gets whom he spots.
void beginPlay(World &world, EventList &events);

/// The one entry that changes a world. Clears `events` and fills it with what happened, in order. True when the
/// command took a turn of the hero; an impossible command takes none, changes nothing and yields one refused event.
///
/// Turns: the hero acts, then every monster, by id. Real time: what the hero does happens at once and no time passes;
/// `advance` moves the clock, and everyone who is due acts by (time, id), so that advancing by a and then by b equals
/// a + b. A hero who took the stairs of a dungeon has left (World::isLeft()): the next command belongs to another
/// world.
bool playTurn(World &world, const Command &command, EventList &events);
