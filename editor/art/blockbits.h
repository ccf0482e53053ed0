#pragma once

#include "gamecore/base/point.h"

#include <vector>

class QRect;

/// The bits of all cells of each of some squares of a row (cellblocks.h), so that a single cell counts however many
/// share its pixel. `cells` are those of a whole level of that size, row by row; `blocks` is one square high.
std::vector<std::uint8_t> bitsOfBlocks(const std::uint8_t *cells, Size size, int side, const QRect &blocks);
