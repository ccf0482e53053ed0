#pragma once

#include <cstdint>

/// The player's knowledge of a cell.
enum class CellSight : std::uint8_t {
    Unseen,     ///< black
    Remembered, ///< with half the light
    Visible     ///< normal
};
