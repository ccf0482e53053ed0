#pragma once

#include "gamecore/play/game.h"

/// The result of trying every command in every reachable state, in breadth-first order.
struct VictorySearch {
    bool isWon = false;       ///< some sequence of commands wins
    bool isExhausted = false; ///< no state is left; otherwise the search stopped at `mostStates`
    int states = 0;
};

/// Plays the real rules on copies of the world until a copy is won. States are distinguished by everything that affects
/// play except time and random numbers. Where these matter, an exhausted search proves nothing.
VictorySearch searchVictory(const Game &game, int mostStates);
