#pragma once

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/solving/clockworkground.h"

/// Cells that a patrol keeps to itself in a level that isClockwork(): to which the hero cannot come without meeting it,
/// even if it walked its rounds as he wants, with all doors open. So is the end of a blind alley whose patrol never
/// leaves it. Certain, with any seed; but what two keep together is not found, nor what a large ground of one would
/// take too long for. Each once.
///
/// All pairs of cells on which the two can stand are looked at, for one patrol after the other: at most some hundred
/// thousand, a few milliseconds each.
std::vector<ClockworkGround::Cell> keptCells(const PlayableLevel &level, const ClockworkGround &ground);
