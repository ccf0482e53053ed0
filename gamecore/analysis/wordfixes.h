#pragma once

#include "gamecore/analysis/fix.h"

/// Fixes of words and numbers that are wrong where they stand: kinds, rules, values, keys, characters. Those that the
/// finding names first, best first; then doing without.
std::vector<LevelFix> wordFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
