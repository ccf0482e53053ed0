#pragma once

#include "gamecore/level/level.h"

#include <QRect>

/// The part of a level that is worth keeping: the smallest rectangle around everything that differs from its corners,
/// with one cell around it where these cannot be walked on, so that a maze keeps its wall. Things inside the level
/// count. The whole level if its corners differ from each other, or nothing differs from them.
QRect contentOf(const Level &level, const Catalogue &catalogue);
