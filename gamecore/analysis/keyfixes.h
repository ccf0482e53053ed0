#pragma once

#include "gamecore/analysis/fix.h"

/// Fixes for the locks of a key that the hero cannot open, the gentlest first: a key that lies behind its own door is
/// moved before it, and as many keys as are missing even then are laid there. `thing` is the key to move, or the
/// monster that carries it; without it the first that is misplaced. Nothing if he does not come to such a door.
std::vector<LevelFix> keyFixesFor(const Level &level, const LevelAnalysis &analysis, const Reach &reach,
                                  const QString &key, std::optional<std::size_t> thing = {});

/// The fix for a trap that is a key which he spends: as few more of these keys, where he stands then, as it takes so
/// that he cannot get stuck at all. Nothing if that cannot be shown of any few.
std::vector<LevelFix> trapFixesFor(const Level &level, const LevelAnalysis &analysis);

/// Returns the fix for a level in which the hero runs out of keys: as few more keys of the finding, before its door or
/// beside the start, as it takes to win. Empty if that cannot be shown of any few.
std::vector<LevelFix> outOfKeysFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// The thing that a finding about a misplaced key is about: the last such key on its cell, or the monster with it.
std::optional<std::size_t> misplacedKey(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
