#pragma once

#include <cstdint>

/// What moves the cursor: the keyboard's is drawn so that it is found at once.
enum class CursorLook : std::uint8_t { Mouse, Keys };
