#pragma once

#include "gamecore/play/game.h"

/// Every state that a game comes to whose hero nothing harms, and from which of them it can be won.
struct EveryRun {
    bool isExhausted = false; ///< else there are more than `mostStates`, and nothing is known
    bool canBeWon = false;    ///< from where it stands
    int trap = -1;            ///< commands to the nearest state from which it cannot be won; -1: there is none
    int states = 0;
    std::vector<Command> run{}; ///< to that state
};

/// Plays all commands but drops by the real rules, on copies of the world. There must be no monsters.
EveryRun everyRun(const Game &game, int mostStates);
