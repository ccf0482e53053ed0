#pragma once

#include "editor/edits/levelchange.h"

// References to kinds among the things of a level (gamecore/level/thingfields.h).

/// Returns the number of references to a kind.
int countOfKind(const Level &level, const QString &key);
/// Returns the change that replaces all references to kind `from` by `to`.
LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to);
/// Returns the change that removes all things of a kind, including those that monsters carry.
LevelChange changeByTakingAway(const Level &level, const QString &key);
