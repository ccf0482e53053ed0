#pragma once

#include "gamecore/base/point.h"

#include <vector>

class QRect;

/// Returns for each square of a row of squares (cellblocks.h) the bits of all of its cells combined by OR, so that a
/// single cell shows even if many share its pixel. `cells` are those of a level of size `size`, row by row. `blocks` is
/// one square high.
std::vector<std::uint8_t> bitsOfBlocks(const std::uint8_t *cells, Size size, int side, const QRect &blocks);
