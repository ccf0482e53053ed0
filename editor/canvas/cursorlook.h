#pragma once

#include <cstdint>

/// The look of a cursor on a cell.
enum class CursorLook : std::uint8_t {
    Mouse, ///< a frame: for the mouse, and for a target chosen in play
    Keys   ///< corners outside the cell, which are more prominent: for the keyboard
};
