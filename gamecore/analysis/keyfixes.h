#pragma once

#include "gamecore/analysis/fix.h"

/// Returns fixes for doors or gates of one kind that the hero reaches but cannot open, the least invasive first; an
/// empty list if there are none. `key` is the catalogue key of the item that opens the doors, or of the plate that
/// opens the gates. If such an item lies behind its own door, a fix moves it in front of the first closed door of the
/// kind. If items are still missing, a fix adds them in front of the door that the finding TooFewKeys names. If a plate
/// is missing, a fix draws it beside its gate. `thing` is an index in Level::things: the item to move, or the monster
/// that carries it. By default, the first misplaced item is moved.
std::vector<LevelFix> keyFixesFor(const Level &level, const LevelAnalysis &analysis, const Reach &reach,
                                  const QString &key, std::optional<std::size_t> thing = {});

/// Returns at most one fix for the trap in `analysis`. It adds the fewest keys with which the hero can never get stuck.
/// They are put on the cell from which he steps into the trap (Trap::from) if it is empty, otherwise beside it if
/// possible. An empty list if there is no trap, if its cause is not a used-up key, or if no small number of keys is
/// proven to suffice.
std::vector<LevelFix> trapFixesFor(const Level &level, const LevelAnalysis &analysis);

/// Returns at most one fix for a level in which the hero runs out of keys. It adds the fewest keys that allow a win,
/// apart from killing monsters: beside the door at the cell of the finding, or at the start. An empty list if the
/// finding names no key, or if no small number of keys is proven to suffice.
std::vector<LevelFix> outOfKeysFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Returns the index in Level::things of the thing that a finding about a misplaced key refers to: the key on the cell
/// of the finding, or the monster there that carries it. If there are several, the last one; std::nullopt if there is
/// none.
std::optional<std::size_t> misplacedKey(const Level &level, const LevelAnalysis &analysis, const Issue &issue);
