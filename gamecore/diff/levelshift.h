#pragma once

#include "gamecore/level/level.h"

/// Returns the shift between versions of different size: an old `cell` is at `cell + shift`. It is the shift for which
/// the most cells and things are equal, of all that fit the smaller width into the larger one and the smaller height
/// into the larger one. In a tie, it is the smallest. {0, 0} for levels of the same size and for empty levels. In large
/// levels, samples of cells are compared first, so that the time is bounded for all sizes.
Point shiftBetween(const Level &before, const Level &after);
