#pragma once

#include <cstdint>

/// The device that moves the cursor; the keyboard cursor is more prominent.
enum class CursorLook : std::uint8_t { Mouse, Keys };
