#pragma once

#include "gamecore/tiled/tiledguess.h"
#include "gamecore/tiled/tiledreferences.h"

#include <QImage>

#include <map>

/// Returns the pictures of tiles of a Tiled map, cut out of the picture files of their tilesets and scaled down to at
/// most 64 pixels per side. Only files in the folders of the map (`folders`) are read. Files of more than 16 million
/// pixels, and formats that may refer to other files (SVG), are not read. Tiles without a picture are left out.
std::map<TileGid, QImage> foreignTilePictures(const std::vector<GuessedTile> &tiles, const MapFolders &folders);
