#pragma once

#include "gamecore/replay/run.h"

#include <cstdint>

/// The limits of the worst-case search. They count states of hero and monsters, not time, so that the answer is the
/// same on every machine.
struct WorstCaseBounds {
    qint64 states = 500'000'000;   ///< most states in memory at once, one bit each
    qint64 looks = 20'000'000'000; ///< most updates of states for one goal of one monster or pair: some seconds
    int stepMs = usualStepMs;      ///< least time between two steps of the hero under real time, at least 1
};

/// Features of a level that the worst-case search does not cover.
enum class Unsupported : std::uint8_t {
    Nothing,
    Contact, ///< contact with a monster does not kill the hero
    Drift,   ///< terrain moves actors
    Items,   ///< some item has an effect other than healing
    Harm,    ///< monsters can be harmed, for example by a dragon's fire
};

/// The reason why a monster was not checked.
enum class UncheckedReason : std::uint8_t {
    OnStart,      ///< the monster starts on the hero's start
    MayBeStopped, ///< monsters block each other, and another monster may stand in the way of this one
    TooMuch,      ///< checking the monster would exceed the limits (WorstCaseBounds)
};
