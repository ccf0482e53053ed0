#pragma once

#include "gamecore/analysis/analyzedlevel.h"
#include "gamecore/traps/trap.h"

/// States that are looked at for traps at most, so that nobody waits for it.
inline constexpr qint64 mostTrapStates = 2'000;

/// can_get_stuck, one a level: the nearest trap (gamecore/traps/traps.h), where it is found within so few states. Of a
/// level without errors, whose reach is known. Returns what was found: unknown and without states where nothing can
/// make a trap, where a death may free the hero, and where the level cannot be won.
TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues);
