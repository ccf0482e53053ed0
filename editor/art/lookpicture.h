#pragma once

#include "gamecore/data/appearance.h"

/// Returns the name of the picture of a terrain or kind, for Tileset. If there are several, it is picture number
/// `variant`; if that does not exist, the first. Without pictures, it is a name for which Tileset draws the character
/// of the terrain or kind.
QString pictureOf(const Appearance &look, qsizetype variant = 0);
