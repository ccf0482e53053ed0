#pragma once

#include "gamecore/analysis/fix.h"

/// Returns fixes for the setting at the path of a finding: a rule, a legend entry, an own kind or an unknown key.
/// Replacements with the names that the finding suggests come first, the most similar name first. Removal comes last.
/// An empty list if there are none.
std::vector<LevelFix> settingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
