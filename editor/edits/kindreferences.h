#pragma once

#include "editor/edits/levelchange.h"

// References to kinds by the things of a level: the kind of a thing, and kinds in the values of a thing, such as a
// carried item.

/// Returns how often the things of a level refer to a kind.
int countOfKind(const Level &level, const QString &key);
/// Returns the change that replaces all references to the kind `from` by `to`.
LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to);
/// Returns the change that removes all things of a kind, including items that monsters carry.
LevelChange changeByRemovingThingsOfKind(const Level &level, const QString &key);
