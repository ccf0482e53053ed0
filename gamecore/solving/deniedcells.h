#pragma once

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/solving/clockworkground.h"

/// Returns the cells that single patrols deny to the hero, in a level for which isClockwork() holds. A patrol denies a
/// cell if the hero cannot reach it without meeting this patrol, even if all doors were open and he could choose how
/// the patrol moves along its route. An example is the far end of a corridor that the patrol never leaves.
///
/// The result is certain for every seed, but not complete. Cells that two patrols deny only together are missing.
/// Patrols whose route is too large, and patrols that start on the hero's start, are skipped. Each cell is listed once.
///
/// For each patrol, visits the pairs of a cell of the hero and a cell of the patrol: at most 200,000 pairs, which takes
/// a few milliseconds.
std::vector<ClockworkGround::Cell> cellsDeniedByPatrols(const PlayableLevel &level, const ClockworkGround &ground);
