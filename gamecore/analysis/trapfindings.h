#pragma once

#include "gamecore/analysis/levelfindings.h"
#include "gamecore/softlock/trap.h"

/// The limit of states for a trap search during a check, so that checks stay fast.
inline constexpr qint64 mostTrapStates = 2'000;

/// Searches for a trap (gamecore/softlock/traps.h). Adds can_get_stuck, at most once. If instead the hero runs out of
/// keys in every order of opening doors, adds cannot_be_won, except in levels with moving terrain. Adds neither if the
/// search exceeds `mostTrapStates`. The level must have no errors. Needs AnalyzedLevel::reach.
///
/// Returns the result of the search. It is Stuck::Unknown with 0 states if the level has nothing that can make a trap,
/// if WinProspects::arePathsKnown is false, or if `issues` already has cannot_be_won.
TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues);

/// Returns the rules without WinByMonsters, the condition of victory that trap searches do not cover.
Rules rulesWithoutKills(const Rules &rules);
