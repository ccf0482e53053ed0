#pragma once

#include "gamecore/tiled/exportedlevel.h"
#include "gamecore/tiled/tiledguess.h"
#include "gamecore/tiled/tiledreferences.h"

#include <QImage>

#include <map>

// Pictures of tiles for exported Tiled maps, and pictures of tiles cut out of opened Tiled maps.

/// The tileset of an exported Tiled map (gamecore/tiled/exportedlevel.h).
struct TiledTiles {
    LevelTiles tiles;
    QImage picture; ///< the tiles row by row: terrain on opaque ground, kinds on transparent ground
};

/// Returns the tiles with which Tiled shows a level as it looks in play. At most 2000 looks of the ground get tiles of
/// their own; other cells show their terrain without borders. Can be called from any thread.
TiledTiles tiledTilesOf(const Level &level, const Catalogue &shipped);

/// Returns the pictures of tiles of a Tiled map, cut out of the picture files of their tilesets and scaled down to at
/// most 64 pixels per side. Only files in the folders of the map (`folders`) are read. Files of more than 16 million
/// pixels, and formats that may refer to other files (SVG), are not read. Tiles without a picture are left out.
std::map<TileGid, QImage> foreignTilePictures(const std::vector<GuessedTile> &tiles, const MapFolders &folders);
