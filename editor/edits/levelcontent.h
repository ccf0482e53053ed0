#pragma once

#include "gamecore/level/level.h"

#include <QRect>

/// Returns the rectangle to which a level can be trimmed: the bounding rectangle of its content. The content is all
/// cells whose terrain differs from that of the level's four corners, and all things inside the level. If the terrain
/// of the corners is not walkable, one cell is added on each side, so that a maze keeps its outer wall. Returns the
/// complete level if the corners differ from each other or if there is no content.
QRect contentOf(const Level &level, const Catalogue &catalogue);
