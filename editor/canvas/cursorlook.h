#pragma once

#include <cstdint>

/// The look of a cursor on a cell.
enum class CursorLook : std::uint8_t {
    Mouse, ///< a frame: the mouse, or a target chosen in play
    Keys   ///< corners outside the cell, more prominent: the keyboard
};
