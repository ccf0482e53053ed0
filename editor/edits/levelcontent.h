#pragma once

#include "gamecore/level/level.h"

#include <QRect>

/// Returns the bounding rectangle of the content of a level: all terrain that differs from its corners, and all things
/// inside. If the corners are not walkable, one cell is added on each side, so that a maze keeps its wall. Returns the
/// whole level if its corners differ from each other or if it has no content.
QRect contentOf(const Level &level, const Catalogue &catalogue);
