#pragma once

#include "gamecore/tiled/tiledguess.h"
#include "gamecore/tiled/tiledreferences.h"

#include <QImage>

#include <map>

/// The pictures of tiles of other programs, cut out of the files of their tilesets, which are read from the folders of
/// their map alone. Files of more than 16 million pixels and such as may refer to others (SVG) are not read. Tiles
/// without a picture are left out.
std::map<TileGid, QImage> foreignTilePictures(const std::vector<GuessedTile> &tiles, const MapFolders &folders);
