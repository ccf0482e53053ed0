#pragma once

#include "gamecore/play/game.h"

#include <optional>

/// The result of an exhaustive search, time by time.
struct QuickestVictory {
    std::optional<int> time;  ///< time of the first victory without a death, in turns or milliseconds
    bool isExhausted = false; ///< True if every line of play was searched to its end: the hero dies or wins.
    int until = 0;            ///< the time up to which everything was searched
};

/// Plays the real rules on copies of the world, with every command at every time. In real time, steps and opened doors
/// are at least `stepMs` apart. It uses no knowledge of patrols, keys or intervals. The result is exact up to `until`,
/// or up to an earlier time if one time has more than `mostStates` states. Items are not used or dropped.
QuickestVictory quickestVictory(const Game &game, int stepMs, int until, int mostStates = 20'000);
