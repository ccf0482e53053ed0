#pragma once

#include "gamecore/tiled/exportedlevel.h"
#include "gamecore/tiled/tiledguess.h"
#include "gamecore/tiled/tiledreferences.h"

#include <QImage>

#include <map>

// Pictures of tiles for exported Tiled maps, and pictures of tiles cut out of opened Tiled maps.

/// Returns the picture of the tileset for an exported Tiled map (gamecore/tiled/exportedlevel.h). It contains the tiles
/// row by row: terrain on opaque ground, kinds on transparent ground. Can be called from any thread.
QImage tileSheet(const LevelTiles &tiles);

/// Returns the pictures of tiles of a Tiled map, cut out of the picture files of their tilesets and scaled down to at
/// most 64 pixels per side. Only files in the folders of the map (`folders`) are read. Files of more than 16 million
/// pixels, and formats that may refer to other files (SVG), are not read. Tiles without a picture are left out.
std::map<TileGid, QImage> foreignTilePictures(const std::vector<GuessedTile> &tiles, const MapFolders &folders);
