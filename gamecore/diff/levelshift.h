#pragma once

#include "gamecore/level/level.h"

/// Returns the shift between versions of different size: an old `cell` is at `cell + shift`. Considers all shifts that
/// place the smaller width within the larger one, and the smaller height within the larger one. Returns the shift with
/// the most equal cells and things; in a tie, the shortest of these. {0, 0} for levels of the same size and for empty
/// levels. In large levels, samples of cells are compared first, so that the time is bounded for all sizes.
Point shiftBetween(const Level &before, const Level &after);
