#pragma once

#include "gamecore/softlock/trap.h"

/// Searches for a trap in a level where each step can be taken back: no terrain moves the hero, and he starts on
/// walkable terrain. Only scarce keys that are used up can then make a trap. If there are enough keys for all doors, or
/// if all goals can be reached without spending scarce keys, a flood fill answers without a state search.
///
/// Stuck::Unknown if the level has more than LockStates::mostDoors doors of scarce keys, if the search reaches the
/// limit or is cancelled, or if the hero starts on a plate that he can leave only by unlocking a door.
TrapSearch findLockedTrap(const TrapInput &asked, const Ground &ground, const TrapGoals &goals,
                          const SolveBounds &bounds, const SolveProgress &watch);
