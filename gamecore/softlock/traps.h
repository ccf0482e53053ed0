#pragma once

// gamecore/softlock: where the hero can get stuck for good, and a run into it.

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/softlock/trap.h"
#include "gamecore/softlock/trapground.h"

/// Soft locks: places where the hero can get stuck for good, with a run into one.
///
/// Asked of the maze alone: nobody stands in the way, nothing hurts (as after the command `protect on`), all that can
/// be done is to step, to open doors and to pick up; what is carried may be dropped, but is kept: to leave a key where
/// one cannot come back to is a deliberate act. A state is where he stands, what is open, what he has taken and what is
/// gone; a trap is one that he can come to and from which nothing wins, though from the start something does. Winning
/// is what gamecore/rules/victory.h says, also that it ends the game on the way.
///
/// Certain claims only. Unknown: where dead monsters are asked for while there are some; where a monster carries
/// treasure that is asked for, or a key, and can be harmed; where something teleports the hero; and beyond the bounds.
/// Spendable keys are NP-hard (G. Viglietta, "Gaming is a hard job, but someone has to do it!", arXiv 1201.4995).
///
/// Where each step can be taken back (gamecore/softlock/lockedtraps.h) levels are contracted to regions between scarce
/// doors, and states are sets of open doors. Where the ground drifts (gamecore/softlock/steptraps.h) regions are those
/// within which he can walk to and fro, and states are a region with what is open and taken. The run is in commands,
/// and need not be the shortest.
TrapSearch findTrap(const PlayableLevel &level, const SolveBounds &bounds, const SolveWatch &watch = {});
/// The same of a level whose ground is known.
TrapSearch findTrap(const TrapQuestion &asked, const Ground &ground, const SolveBounds &bounds,
                    const SolveWatch &watch = {});
