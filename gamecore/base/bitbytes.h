#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/grid.h"

#include <array>
#include <span>

// Conversion between grids of bytes and grids of bits, eight cells at a time.

/// A lookup table for bytes.
using ByteTable = std::array<std::uint8_t, 256>;

/// Looks up each byte of `bytes` in `table`, and writes the bits of the result into the same cell of `planes`: the
/// lowest bit into the first plane, the next bit into the next plane, and so on. All grids have the same size.
void splitBits(const Grid<std::uint8_t> &bytes, const ByteTable &table, std::span<BitGrid> planes);

/// Returns a bit for each byte: 0 if the byte is 0, otherwise 1.
BitGrid bitsOf(const Grid<std::uint8_t> &bytes);

/// Returns a byte for each bit: 0 or 1.
Grid<std::uint8_t> bytesOf(const BitGrid &bits);
