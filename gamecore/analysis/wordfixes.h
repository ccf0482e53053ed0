#pragma once

#include "gamecore/analysis/fix.h"

/// Fixes of words and numbers that are wrong where they stand: kinds, rules, values, keys, characters. First the names
/// of the finding, best first; then doing without.
std::vector<LevelFix> wordFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
