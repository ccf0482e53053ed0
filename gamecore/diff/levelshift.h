#pragma once

#include "gamecore/level/level.h"

/// Returns the shift between versions of different size: an old `cell` is at `cell + shift`. Among all placements of
/// the smaller sides in the larger ones, it keeps the most cells and things; in a tie, it is the smallest shift. Levels
/// of the same size have none. In large levels, samples of cells are compared first, so that the time is bounded for
/// all sizes.
Point shiftBetween(const Level &before, const Level &after);
