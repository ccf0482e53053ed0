#pragma once

#include "gamecore/base/point.h"

#include <vector>

class QRect;

/// Returns one value for each square of a row of squares (cellblocks.h): the bits of all cells in the square, combined
/// by OR, so that a single marked cell is visible even if many share its pixel. `cells` are the bits of the cells of a
/// level of size `size`, row by row. `blocks` is the row of squares, as a rectangle in units of squares; its height is
/// 1.
std::vector<std::uint8_t> bitsOfBlocks(const std::uint8_t *cells, Size size, int side, const QRect &blocks);
