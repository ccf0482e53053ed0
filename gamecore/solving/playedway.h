#pragma once

#include "gamecore/play/game.h"

#include <vector>

/// A command of the hero, with its time since the start in turns or milliseconds.
struct TimedCommand {
    int time = 0;
    Command command;
    bool takesTurn = false; ///< the command takes a turn; always false under real time
};

/// Returns the commands of `way`, which must be in the order of time. The time between two commands is filled by `wait`
/// or, under real time, by as few `advance` as possible. A command that is due before the previous command has finished
/// follows immediately.
std::vector<Command> commandsOf(const std::vector<TimedCommand> &way, bool isRealTime);

/// True if the events include the hero's death.
bool hasHeroDied(const EventList &events);

/// Plays commands from the beginning of a game. True if the last command wins, none is refused, and the hero never
/// dies. At the first failure, playing stops, and `game` stays at that moment.
bool isWonWithoutDeath(Game &game, const std::vector<Command> &commands);
/// Does the same on a copy of a level in play, from any moment. Earlier deaths do not matter.
bool isWonWithoutDeath(World world, const std::vector<Command> &commands);
