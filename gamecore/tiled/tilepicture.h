#pragma once

#include "gamecore/tiled/tiledmap.h"

/// Where the picture of a tile is.
struct TilePicture {
    QString file; ///< relative to the folder of the map; empty: nobody knows
    Point at;     ///< of its upper left corner in the file, in px
    Size size;    ///< in px; none: all of the file

    friend bool operator==(const TilePicture &, const TilePicture &) = default;
};

/// The picture of a tile, as its tileset says.
TilePicture tilePictureOf(const TiledMap &map, TileGid gid);
