#pragma once

#include "gamecore/data/appearance.h"

/// Returns the name of a picture of a terrain or kind, for Tileset. `variant` is the index of the picture; if there is
/// none with this index, returns the first picture. If the terrain or kind has no pictures, returns a name for which
/// Tileset draws its character.
QString pictureOf(const Appearance &look, qsizetype variant = 0);
