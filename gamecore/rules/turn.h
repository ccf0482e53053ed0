#pragma once

// gamecore/rules: the rules: what commands and monsters may do, and what follows; docs/rules.md describes them.
//
// How time passes: the clock begins a round and updates the monsters on the roster (gamecore/world/world.h). A monster
// checks whether the hero's light reaches its cell. The first hunter of a round starts a distance map around the hero
// (pursuit.h). All others follow the same map downhill, and each extends the search only as far as its own cell.
//
// Every actor that comes to a cell, by a step or otherwise, arrives through arrival.h. Every loss of hit points goes
// through harm.h. Consequences of either belong in these two places.

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;

/// Prepares a new world for its first command: the hero looks around. `events` gets the monsters he spots.
void beginPlay(World &world, EventList &events);

/// The only function that changes a world. Clears `events` and fills it with what happened, in order. True if the
/// command took a turn of the hero. An impossible command takes no turn, changes nothing and yields one refused event.
///
/// Turns: the hero acts, then every monster, by id. Real time: the hero's commands take no time; `advance` moves the
/// clock, and actors that are due act in the order of (time, id). Advancing by a and then by b equals advancing by a +
/// b. After the hero has taken the stairs of a dungeon (World::isLeft()), the next command belongs to another world.
bool playTurn(World &world, const Command &command, EventList &events);
