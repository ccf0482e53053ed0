#pragma once

#include "gamecore/analysis/analyzedlevel.h"
#include "gamecore/softlock/trap.h"

/// The limit of states for a trap search during a check, so that checks stay fast.
inline constexpr qint64 mostTrapStates = 2'000;

/// Searches for a trap (gamecore/softlock/traps.h). Adds can_get_stuck, at most once, or cannot_be_won if the hero runs
/// out of keys in every order of opening doors (not in levels with moving terrain). Adds neither if the search exceeds
/// `mostTrapStates`. The level must have no errors. Needs AnalyzedLevel::reach.
///
/// Returns the result of the search. It is Stuck::Unknown with 0 states if nothing can make a trap, if
/// WinProspects::arePathsKnown is false, or if `issues` already has cannot_be_won.
TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues);

/// Returns the rules without the win condition that all monsters are dead, which trap searches do not cover.
Rules rulesWithoutKills(const Rules &rules);
