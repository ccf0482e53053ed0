#pragma once

#include "gamecore/analysis/fix.h"

/// Fixes of what stands outside of cells, where the path of the finding leads: rules, legend, own kinds, unknown keys.
/// Those that the finding names first, best first; then doing without.
std::vector<LevelFix> settingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
