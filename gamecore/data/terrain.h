#pragma once

#include "gamecore/data/appearance.h"

#include <cstdint>

/// Place of a terrain in Catalogue::terrain(). Valid only with the catalogue that gave it; files use keys.
using TerrainId = std::uint8_t;

/// What a cell is made of. A record of terrain.json.
struct Terrain {
    QString key;
    Appearance look;
    bool isWalkable = false;    ///< actors may stand on it
    bool isTransparent = false; ///< sight passes through
    /// Picture where the cell to the south is of other terrain, so that walls show their front; empty: always the same.
    QString facePicture;
};
