#pragma once

#include "gamecore/play/game.h"

#include <vector>

/// A command of the hero with when he gives it: after so many turns, or milliseconds.
struct TimedCommand {
    int time = 0;
    Command command;
    bool takesTurn = false;
};

/// The same, with what lets the time between them pass: waits, or as few advances as can be. Each of `way` is given
/// when the one before it is done, or later.
std::vector<Command> commandsOf(const std::vector<TimedCommand> &way, bool isRealTime);

/// Whether one of the events is the hero's death.
bool hasHeroDied(const EventList &events);

/// Plays commands from the beginning of a game: whether the last one wins it, and the hero has not died before.
bool isWonWithoutDeath(Game &game, const std::vector<Command> &commands);
/// The same from any moment of a level in play; who died before does not matter.
bool isWonWithoutDeath(World world, const std::vector<Command> &commands);
