#pragma once

#include "gamecore/analysis/fix.h"
#include "gamecore/analysis/winprospects.h"

/// Returns fixes for a level that cannot be won, and for an exit without effect. `asked` is the level of the finding.
/// The fixes in `first`, such as keys for a locked door, come before all others if they remove the finding.
std::vector<LevelFix> winFixesFor(const AnalyzedLevel &asked, const Issue &issue,
                                  const std::vector<LevelFix> &first = {});
