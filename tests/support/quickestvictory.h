#pragma once

#include "gamecore/play/game.h"

#include <optional>

/// What came of trying everything, time by time.
struct QuickestVictory {
    std::optional<int> time;  ///< of the first victory without a death, in turns or milliseconds
    bool isExhausted = false; ///< there is nothing left to try: whatever he does the hero dies, or wins
    int until = 0;            ///< the time up to which everything was tried
};

/// Plays the real rules on copies of the world, with every command at every time, and no two steps (or doors opened)
/// closer than `stepMs` under real time. It knows nothing of monsters that walk by themselves, of keys or of intervals.
/// Exact up to `until`, or less if there are more than `mostStates` of one time. Items are not used or dropped.
QuickestVictory quickestVictory(const Game &game, int stepMs, int until, int mostStates = 20'000);
