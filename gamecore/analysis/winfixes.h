#pragma once

#include "gamecore/analysis/fix.h"
#include "gamecore/analysis/winprospects.h"

/// Returns fixes for a level that cannot be won, and for an exit without effect. `asked` is the level of the finding.
/// `first` has other fixes, such as keys for a locked door. Fixes in `first` that remove the finding come before all
/// fixes found here; all other fixes in `first` are dropped.
std::vector<LevelFix> winFixesFor(const AnalyzedLevel &asked, const Issue &issue,
                                  const std::vector<LevelFix> &first = {});
