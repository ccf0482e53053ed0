#pragma once

#include "gamecore/play/game.h"

#include <vector>

/// A command of the hero, with its time since the start in turns or milliseconds.
struct TimedCommand {
    int time = 0;
    Command command;
    bool takesTurn = false; ///< the command takes a turn; always false under real time
};

/// Returns the commands of `way`, which is in the order of time, with the time between them filled by `wait` or by as
/// few `advance` as possible. A command that is due before the previous one has finished follows it immediately.
std::vector<Command> commandsOf(const std::vector<TimedCommand> &way, bool isRealTime);

/// True if the events include the hero's death.
bool hasHeroDied(const EventList &events);

/// Plays commands from the beginning of a game. True if the last command wins, none is refused, and the hero never
/// dies. Otherwise it stops at the first failure. The game then shows the last moment played.
bool isWonWithoutDeath(Game &game, const std::vector<Command> &commands);
/// Does the same on a copy of a level in play, from any moment. Earlier deaths do not matter.
bool isWonWithoutDeath(World world, const std::vector<Command> &commands);
