#pragma once

#include "gamecore/play/game.h"

#include <vector>

/// A command of the hero, with its time in turns or milliseconds.
struct TimedCommand {
    int time = 0;
    Command command;
    bool takesTurn = false;
};

/// Returns the commands of `way` with the time between them filled by waits or by as few advances as possible. A
/// command that is due before the previous one has finished follows it immediately.
std::vector<Command> commandsOf(const std::vector<TimedCommand> &way, bool isRealTime);

/// True if the events include the hero's death.
bool hasHeroDied(const EventList &events);

/// Plays commands from the beginning of a game. True if the last command wins and the hero never dies.
bool isWonWithoutDeath(Game &game, const std::vector<Command> &commands);
/// Plays commands from any moment of a level in play. True if the last command wins and the hero never dies on the way;
/// earlier deaths do not matter.
bool isWonWithoutDeath(World world, const std::vector<Command> &commands);
