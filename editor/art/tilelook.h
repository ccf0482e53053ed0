#pragma once

#include <cstdint>

/// How cells are shown: by pictures, or by the glyphs of the catalogue.
enum class TileLook : std::uint8_t { Tiles, Ascii };
