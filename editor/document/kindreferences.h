#pragma once

#include "editor/document/levelchange.h"

// Where the things of a level name kinds: each its own, monsters also that of what they carry.

/// Its own kind first; those of its values as they are spelled, known or not.
QStringList kindsNamedBy(const Thing &thing);
/// Values that name the kind `from` name `to` instead; an empty `to` takes them away. Its own kind stays.
void changeReferences(Thing &thing, const QString &from, const QString &to);

/// How often a kind is named.
int countOfKind(const Level &level, const QString &key);
/// Whatever names `from` names `to`.
LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to);
/// Things of a kind go, and nobody carries it any more.
LevelChange changeByTakingAway(const Level &level, const QString &key);
