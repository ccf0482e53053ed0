#pragma once

#include <cstdint>

/// How much of a cell the player knows.
enum class CellSight : std::uint8_t {
    Unseen,     ///< black
    Remembered, ///< at half light
    Visible     ///< as it is
};
