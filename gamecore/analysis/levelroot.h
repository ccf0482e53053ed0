#pragma once

#include "gamecore/level/level.h"

// What a level says of itself as JSON, where the paths of findings lead (Issue::path).

/// The keys of a level as in its file, without cells and things.
QJsonObject rootOf(const Level &level);
/// Whether a level can be read from it: what stood under an unknown key may be anything.
bool isLevelRoot(const QJsonObject &root);
/// The reverse of rootOf(); languages without texts are dropped.
LevelProperties propertiesIn(QJsonObject root);

/// Moves the name of an own kind, in all languages, from one path to another, or removes it if `to` is empty.
void moveNameIn(QJsonObject &root, const QString &from, const QString &to);
