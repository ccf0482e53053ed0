#pragma once

#include "gamecore/analysis/fix.h"
#include "gamecore/analysis/winprospects.h"

/// Fixes of a level that cannot be won, and of an exit that does nothing. `asked` is the level of the finding. Fixes in
/// `first` that help stand before all others.
std::vector<LevelFix> winFixesFor(const AnalyzedLevel &asked, const Issue &issue,
                                  const std::vector<LevelFix> &first = {});
