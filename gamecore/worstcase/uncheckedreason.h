#pragma once

#include <cstdint>

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
