#pragma once

#include "gamecore/base/point.h"

#include <vector>

class QRect;

/// Returns one value per square of a row of squares (cellblocks.h): the bits of all of its cells, combined by OR. A
/// single cell thus shows even if many share its pixel. `cells` are those of a level of size `size`, row by row.
/// `blocks` is one square high.
std::vector<std::uint8_t> bitsOfBlocks(const std::uint8_t *cells, Size size, int side, const QRect &blocks);
