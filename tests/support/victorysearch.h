#pragma once

#include "gamecore/play/game.h"

/// What came of trying every command in every state that a game comes to, the nearest first.
struct VictorySearch {
    bool isWon = false;       ///< some order of commands wins
    bool isExhausted = false; ///< there are no further states; else the search ended at `mostStates`
    int states = 0;
};

/// Plays the real rules on copies of the world, until one is won. States are told apart by all that decides how the
/// game goes on but for time and chance: where these matter, exhausting them says nothing.
VictorySearch searchVictory(const Game &game, int mostStates);
