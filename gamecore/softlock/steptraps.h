#pragma once

#include "gamecore/softlock/trap.h"
#include "gamecore/softlock/trapground.h"

/// Traps of a level where some step cannot be taken back: the ground drifts, or the hero starts where nobody can stand.
/// All states are looked at, region by region (gamecore/softlock/stepregions.h), then backwards from those that win;
/// one that is none of these is a trap. The run leads into the first that was found, from region to region.
///
/// Unknown: more than 64 doors and plates, things to be picked up or cells with treasure; more items than a bag holds;
/// and a trap where a death might put the hero back at his start.
TrapSearch findStepTrap(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals,
                        const SolveBounds &bounds, const SolveWatch &watch);
