#pragma once

#include "gamecore/tiled/tiledguess.h"
#include "gamecore/tiled/tiledreferences.h"

#include <QImage>

#include <map>

/// Returns the pictures of foreign tiles, cut out of the picture files of their tilesets and scaled to at most 64
/// pixels. Only files in the folders of the map (MapFolders) are read. Pictures of more than 16 million pixels and
/// formats that may refer to other files (SVG) are not read. Tiles without a picture are left out.
std::map<TileGid, QImage> foreignTilePictures(const std::vector<GuessedTile> &tiles, const MapFolders &folders);
