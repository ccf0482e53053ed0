#pragma once

#include "gamecore/traps/trap.h"
#include "gamecore/traps/trapground.h"

/// Traps of a level where some step cannot be taken back: the ground drifts, or the hero starts where nobody can stand.
/// Breadth-first over all states (cell, open doors and pressed plates, what was picked up, treasure that is gone), then
/// backwards from those that win; the first state that is none of these is the nearest trap. Exact, but made for small
/// levels: states are cells times what can be opened and taken.
///
/// Unknown: more than 64 doors and plates, things to be picked up or cells with treasure; more items than a bag holds;
/// and a trap where a death might put the hero back at his start.
TrapSearch findStepTrap(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals,
                        const SolveBounds &bounds, const SolveWatch &watch);
