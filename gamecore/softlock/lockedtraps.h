#pragma once

#include "gamecore/softlock/trap.h"
#include "gamecore/softlock/trapground.h"

/// Searches for a trap in a level where each step can be taken back: no terrain moves the hero, and he starts on
/// walkable terrain. Only scarce keys that are used up can then make a trap. If there are enough keys, or if all goals
/// lie before the locked doors, a flood fill proves this without a state search.
///
/// Stuck::Unknown if the level has more than LockStates::mostDoors scarce doors.
TrapSearch findLockedTrap(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals,
                          const SolveBounds &bounds, const SolveWatch &watch);
