#pragma once

#include "gamecore/analysis/fix.h"

/// Returns fixes for doors that the hero reaches but cannot open, the least invasive first; an empty list if there are
/// none. `key` is the key of the item or plate that opens them. A key from behind its own door is moved in front of it,
/// keys that are still missing are added there, and a missing plate is drawn beside its gate. `thing` is the key to
/// move, or the monster that carries it, as an index in Level::things; the first misplaced one by default.
std::vector<LevelFix> keyFixesFor(const Level &level, const LevelAnalysis &analysis, const Reach &reach,
                                  const QString &key, std::optional<std::size_t> thing = {});

/// Returns at most one fix for the trap in `analysis`: it adds the fewest keys at the hero's cell so that he can never
/// get stuck. An empty list if the trap does not use up a key, or if no small number of keys is proven to suffice.
std::vector<LevelFix> trapFixesFor(const Level &level, const LevelAnalysis &analysis);

/// Returns at most one fix for a level in which the hero runs out of keys. It adds the fewest keys that allow a win,
/// beside the door of the finding or at the start. An empty list if the finding names no key, or if no small number is
/// proven to suffice.
std::vector<LevelFix> outOfKeysFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Returns the thing that a finding about a misplaced key refers to: the last such key on its cell, or the monster that
/// carries it, as an index in Level::things. std::nullopt if there is none.
std::optional<std::size_t> misplacedKey(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
