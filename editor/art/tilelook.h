#pragma once

#include <cstdint>

/// The display of cells: pictures, or the glyphs of the catalogue.
enum class TileLook : std::uint8_t { Tiles, Ascii };
