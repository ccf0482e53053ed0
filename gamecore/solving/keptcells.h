#pragma once

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/solving/clockworkground.h"

/// Returns the cells that a patrol denies to the hero in a level for which isClockwork() holds. The hero cannot reach
/// them without meeting this patrol, even if it moved along its route as he likes and all doors were open. An example
/// is the end of a dead end that its patrol never leaves.
///
/// The result is certain for every seed, but not complete. Cells that two patrols deny only together are missing, and
/// so are the cells of a patrol whose route is too large. Each cell is listed once.
///
/// Visits all pairs of cells on which the hero and the patrol can stand, one patrol after the other: at most some
/// hundred thousand pairs, a few milliseconds each patrol.
std::vector<ClockworkGround::Cell> keptCells(const PlayableLevel &level, const ClockworkGround &ground);
