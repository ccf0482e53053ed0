#pragma once

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/solving/clockworkground.h"

/// Returns the cells that a patrol denies to the hero in a level for which isClockwork() holds. He cannot reach them
/// without meeting this patrol, even if all doors were open and he could choose how it moves along its route. An
/// example is the end of a corridor that its patrol never leaves.
///
/// The result is certain for every seed, but not complete. Cells that two patrols deny only together are missing, and
/// so are the cells of a patrol whose route is too large. Each cell is listed once.
///
/// Visits all pairs of cells on which the hero and the patrol can stand, one patrol after the other: at most 200,000
/// pairs, a few milliseconds for each patrol.
std::vector<ClockworkGround::Cell> cellsDeniedByPatrols(const PlayableLevel &level, const ClockworkGround &ground);
