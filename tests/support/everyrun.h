#pragma once

#include "gamecore/play/game.h"

/// All states that a game can reach, and whether each can be won, for a hero whom nothing harms.
struct EveryRun {
    bool isExhausted = false; ///< if false, there are more than `mostStates` states and the result is undecided
    bool canBeWon = false;    ///< from its current state
    int trap = -1;            ///< commands to the nearest state from which it cannot be won; -1 if there is none
    int states = 0;
    std::vector<Command> run{}; ///< the commands that lead to that state
};

/// Plays all commands except drops by the real rules, on copies of the world. There must be no monsters.
EveryRun everyRun(const Game &game, int mostStates);
