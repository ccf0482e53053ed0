#pragma once

#include "gamecore/analysis/analyzedlevel.h"
#include "gamecore/softlock/trap.h"

/// The most states that a search for traps visits while a level is checked, so that checking stays fast.
inline constexpr qint64 mostTrapStates = 2'000;

/// Finds a trap (gamecore/softlock/traps.h): can_get_stuck, at most one a level. Adds cannot_be_won where the
/// hero runs out of keys in every order of opening doors. Finds neither beyond `mostTrapStates` states. The level must
/// be without errors, and its reach known. Returns the result of the search: unknown and without states where nothing
/// can make a trap, where a death may free the hero, and where another finding says that the level cannot be won.
TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues);

/// Returns the rules without the condition of dead monsters, which searches for traps know nothing about.
Rules rulesWithoutKills(const Rules &rules);
