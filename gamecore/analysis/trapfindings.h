#pragma once

#include "gamecore/analysis/analyzedlevel.h"
#include "gamecore/softlock/trap.h"

/// The limit of states for a trap search during a check, so that checks stay fast.
inline constexpr qint64 mostTrapStates = 2'000;

/// Searches for a trap (gamecore/softlock/traps.h). Adds can_get_stuck, at most once, or cannot_be_won if the hero runs
/// out of keys in every order of opening doors. Adds neither if the search exceeds `mostTrapStates`. The level must
/// have no errors, and its reach must be known.
///
/// Returns the result of the search. It is unknown, with 0 states, if nothing can make a trap, if a death may free the
/// hero, or if another finding says that the level cannot be won.
TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues);

/// Returns the rules without the condition of dead monsters, which trap searches do not cover.
Rules rulesWithoutKills(const Rules &rules);
