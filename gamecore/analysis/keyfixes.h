#pragma once

#include "gamecore/analysis/fix.h"

/// Returns fixes for locks of a key that the hero cannot open, the least invasive first. They move a key from behind
/// its own door to the front of it, and add the keys that are still missing there. `thing` is the key to move, or the
/// monster that carries it; the first misplaced one by default. An empty list if the hero reaches no such door.
std::vector<LevelFix> keyFixesFor(const Level &level, const LevelAnalysis &analysis, const Reach &reach,
                                  const QString &key, std::optional<std::size_t> thing = {});

/// Returns a fix for a trap in which the hero spends a scarce key. It adds the fewest keys at his cell so that he can
/// never get stuck. An empty list if no small number is proven to suffice.
std::vector<LevelFix> trapFixesFor(const Level &level, const LevelAnalysis &analysis);

/// Returns a fix for a level in which the hero runs out of keys. It adds the fewest keys of the finding that allow a
/// win, in front of its door or beside the start. An empty list if no small number is proven to suffice.
std::vector<LevelFix> outOfKeysFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Returns the thing that a finding about a misplaced key refers to: the last such key on its cell, or the monster that
/// carries it; std::nullopt if there is none.
std::optional<std::size_t> misplacedKey(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
