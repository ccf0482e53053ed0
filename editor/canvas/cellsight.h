#pragma once

#include <cstdint>

/// The player's knowledge of a cell.
enum class CellSight : std::uint8_t {
    Unseen,     ///< drawn black
    Remembered, ///< seen before: drawn darker and hatched
    Visible     ///< drawn normally
};
