#pragma once

#include "gamecore/softlock/trap.h"

/// Searches for a trap in a level where some steps cannot be taken back: terrain moves the hero, or he starts on
/// terrain that is not walkable. The search visits all states region by region (StepRegions in steptraps.cpp), then
/// marks those that can win, going backwards from victories. An unmarked state is a trap. The run leads from region to
/// region into the first trap found.
///
/// Stuck::Unknown if there are more than 63 doors and types of keys together, more than 64 cells with treasure, or more
/// items than the bag can hold. Also Stuck::Unknown if a death could rescue the hero from a trap, since he returns to
/// his start, or if the search reaches the limit or is cancelled.
TrapSearch findStepTrap(const TrapInput &asked, const Ground &ground, const TrapGoals &goals, const SolveBounds &bounds,
                        const SolveProgress &watch);
