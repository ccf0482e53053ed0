#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/grid.h"

#include <array>
#include <span>

// Grids of bytes as grids of bits and back, eight cells at a time.

/// What each byte is turned into.
using ByteTable = std::array<std::uint8_t, 256>;

/// Into the first of the planes the lowest bit of what `table` makes of each byte, into the next one the next bit. They
/// are of the same size.
void splitBits(const Grid<std::uint8_t> &bytes, const ByteTable &table, std::span<BitGrid> planes);

/// 1 for each byte that is not 0.
BitGrid bitsOf(const Grid<std::uint8_t> &bytes);

/// 0 or 1 for each bit.
Grid<std::uint8_t> bytesOf(const BitGrid &bits);
