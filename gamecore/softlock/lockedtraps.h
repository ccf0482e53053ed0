#pragma once

#include "gamecore/softlock/trap.h"
#include "gamecore/softlock/trapground.h"

/// Traps of a level where each step can be taken back: nothing drifts, and the hero starts on ground that can be stood
/// on. Then only keys make traps, those that are used up and too few. Where there are enough of them a flood says so,
/// without a state, and so where all that is asked for lies before the doors.
///
/// More than LockStates::mostDoors scarce doors are unknown.
TrapSearch findLockedTrap(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals,
                          const SolveBounds &bounds, const SolveWatch &watch);
