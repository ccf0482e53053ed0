#pragma once

#include "gamecore/analysis/fix.h"

/// Returns fixes for the settings at the path of a finding: rules, legend, custom kinds and unknown keys. The names
/// suggested by the finding come first, best first, then removal.
std::vector<LevelFix> settingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
