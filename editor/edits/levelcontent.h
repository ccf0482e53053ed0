#pragma once

#include "gamecore/level/level.h"

#include <QRect>

/// Returns the rectangle to which a level can be trimmed: around all terrain that differs from its corners, and all
/// things inside the level. If the terrain of the corners is not walkable, one cell is added on each side, so that a
/// maze keeps its outer wall. Returns the complete level if its corners differ from each other or if it has no content.
QRect contentOf(const Level &level, const Catalogue &catalogue);
