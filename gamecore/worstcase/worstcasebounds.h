#pragma once

#include "gamecore/replay/run.h"

/// The limits of the worst-case search. They count states of hero and monsters, not time, so that the answer is the
/// same on every machine.
struct WorstCaseBounds {
    qint64 states = 500'000'000;   ///< most states in memory at once, one bit each
    qint64 looks = 20'000'000'000; ///< most updates of states for one goal of one monster or pair: some seconds
    int stepMs = usualStepMs;      ///< least time between two steps of the hero under real time, at least 1
};
