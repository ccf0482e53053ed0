#pragma once

#include "gamecore/level/level.h"

/// Returns the shift between versions of different size: an old `cell` is at `cell + shift`. Of all positions at which
/// the smaller width and height fit into the larger ones, it is the one at which most cells and things are equal; in a
/// tie, the smallest shift. {0, 0} for levels of the same size and for empty levels. In large levels, samples of cells
/// are compared first, so that the time is bounded for all sizes.
Point shiftBetween(const Level &before, const Level &after);
