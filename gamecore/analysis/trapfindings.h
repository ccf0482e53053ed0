#pragma once

#include "gamecore/analysis/analyzedlevel.h"

/// can_get_stuck, one a level: the nearest trap (gamecore/traps/traps.h), where it is found within so few states that
/// nobody waits for it. Silent where a death may free the hero. Of a level without errors, whose reach is known.
void findTraps(const AnalyzedLevel &asked, IssueList &issues);
