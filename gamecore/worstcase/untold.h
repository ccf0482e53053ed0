#pragma once

#include <cstdint>

/// Features of a level that the worst-case search does not cover.
enum class Beyond : std::uint8_t {
    Nothing,
    Contact, ///< contact does not kill
    Drift,   ///< terrain moves actors
    Items,   ///< some item does more than heal
    Harm,    ///< fire, or an item that may harm monsters
};

/// The reason why a monster was not checked.
enum class Untold : std::uint8_t {
    OnStart,      ///< it starts on the hero's start
    MayBeStopped, ///< monsters block, and another one may stand in its way
    TooMuch,      ///< the limits are exceeded
};
