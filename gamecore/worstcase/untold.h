#pragma once

#include <cstdint>

/// What decides in a level beside terrain, doors and touching: then nothing is said of it.
enum class Beyond : std::uint8_t {
    Nothing,
    Contact, ///< a touch does not kill
    Drift,   ///< the ground carries actors on
    Items,   ///< there is an item that does anything but heal
    Harm,    ///< there is fire, or an item that may harm monsters
};

/// Why nothing is said of a monster.
enum class Untold : std::uint8_t {
    OnStart,      ///< it stands where the hero starts
    MayBeStopped, ///< at most one may stand on a cell, and another may stand in its way
    TooMuch,      ///< it would take more than the bounds
};
