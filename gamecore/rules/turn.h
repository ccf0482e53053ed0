#pragma once

// gamecore/rules: the rules: what commands and monsters may do, and what follows; docs/rules.md describes them.
//
// How time passes: in each round, the clock (clock.h) lets monsters of the roster (gamecore/world/world.h) act. Under
// turns, all monsters act in a round; under real time, a single monster. A monster sees the hero if its cell is in the
// hero's field of view. The first hunter of a round starts a search for paths around the hero (pursuit.h). The other
// hunters continue that search, each only as far as its own cell.
//
// Every actor that comes to a cell, by a step or otherwise, arrives through arrival.h, except a hero who respawns.
// Every loss of hit points goes through harm.h. Consequences of arrivals and of harm belong in these two files.

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;

/// Prepares a new world for its first command: the hero looks around. `events` gets the monsters he spots.
void beginPlay(World &world, EventList &events);

/// Plays a command. In play, a world changes only through this function and beginPlay(). Clears `events` and fills it
/// with what happened, in order. True if the command took a turn of the hero. An impossible command takes no turn,
/// changes nothing and yields one refused event.
///
/// Turns: the hero acts, then every monster, by id. Real time: the hero's commands take no time; `advance` moves the
/// clock, and actors that are due act in the order of (time, id). Advancing by a and then by b equals advancing by a +
/// b. After the hero has taken the stairs of a dungeon (World::isLeft()), the next command belongs to another world.
bool playTurn(World &world, const Command &command, EventList &events);
