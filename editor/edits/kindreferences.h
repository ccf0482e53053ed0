#pragma once

#include "editor/edits/levelchange.h"

// Where the things of a level name kinds (gamecore/level/thingfields.h).

/// How often a kind is named.
int countOfKind(const Level &level, const QString &key);
/// A change by which all that names `from` names `to`.
LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to);
/// A change by which things of a kind go, and nobody carries it any more.
LevelChange changeByTakingAway(const Level &level, const QString &key);
