#pragma once

// gamecore/softlock: states from which a level can no longer be won, and a run that leads into one.

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/softlock/trap.h"

/// Searches for soft locks: states in which the hero is stuck for good, with a run into one.
///
/// The search ignores monsters and damage (as after the command `protect on`). The hero can only step, open doors, pick
/// up items and take stairs. He never drops anything, since leaving a key where he cannot fetch it again is a
/// deliberate act. A state is his cell, the open doors, and the items and treasure taken. A trap is a reachable state
/// from which the hero cannot win, although he can from the start. Victory follows gamecore/rules/victory.h, and ends
/// the game.
///
/// The answer is certain or Stuck::Unknown. It is unknown if the search does not cover the level
/// (isCoveredByTrapSearch()), or for one of the reasons in lockedtraps.h and steptraps.h, such as a limit. Keys that
/// are used up make the problem NP-hard (G. Viglietta, "Gaming is a hard job, but someone has to do it!", arXiv
/// 1201.4995).
///
/// If each step can be taken back (gamecore/softlock/lockedtraps.h), the level is contracted to regions between scarce
/// doors, and states are sets of open doors. If terrain moves the hero (gamecore/softlock/steptraps.h), regions are
/// sets of cells within which he can walk back and forth. A state is then a region with the doors opened, the items and
/// the treasure taken. The commands of the run need not be the shortest.
TrapSearch findTrap(const PlayableLevel &level, const SolveBounds &bounds, const SolveProgress &watch = {});
/// Does the same for a level whose ground is already computed.
TrapSearch findTrap(const TrapInput &asked, const Ground &ground, const SolveBounds &bounds,
                    const SolveProgress &watch = {});
