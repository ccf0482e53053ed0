#pragma once

#include <cstdint>

/// How cells are displayed: as pictures, or as the characters that the catalogue defines (Glyph).
enum class TileLook : std::uint8_t { Tiles, Ascii };
