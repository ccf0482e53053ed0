#pragma once

#include "gamecore/level/level.h"

// What a level says of itself as JSON, where the paths of findings lead (Issue::path).

/// The keys of its file that it has, without those of cells and things.
QJsonObject rootOf(const Level &level);
/// Whether a level can be read from it: what stood under an unknown key may be anything.
bool isLevelRoot(const QJsonObject &root);
/// The reverse of rootOf(); languages without texts go.
LevelProperties propertiesIn(QJsonObject root);

/// The name of an own kind, in all languages, goes from one path to another, or, without one, away.
void moveNameIn(QJsonObject &root, const QString &from, const QString &to);
