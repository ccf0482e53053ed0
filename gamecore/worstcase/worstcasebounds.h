#pragma once

#include "gamecore/replay/run.h"

/// What the search for the worst case may spend. Counted in states of hero and monsters, so that the answer is the same
/// on every machine.
struct WorstCaseBounds {
    qint64 states = 500'000'000;   ///< that are kept at once: 8 a byte
    qint64 looks = 20'000'000'000; ///< at states, for one goal of one monster or pair: some seconds
    int stepMs = usualStepMs;      ///< under real time no two steps of the hero are closer than this, at least 1
};
