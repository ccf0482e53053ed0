#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/grid.h"

#include <array>
#include <span>

// Grids of bytes as grids of bits and back, eight cells at a time.

/// What each byte is turned into.
using ByteTable = std::array<std::uint8_t, 256>;

/// Writes the lowest bit of what `table` makes of each byte into the first plane, the next bit into the next plane, and
/// so on. All are of the same size.
void splitBits(const Grid<std::uint8_t> &bytes, const ByteTable &table, std::span<BitGrid> planes);

/// A bit for each byte: 1 if it is not 0.
BitGrid bitsOf(const Grid<std::uint8_t> &bytes);

/// A byte for each bit: 0 or 1.
Grid<std::uint8_t> bytesOf(const BitGrid &bits);
