#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// Returns a map as JSON (.tmj) for Tiled 1.8 and later, with a row of tiles or an object per line. Only for finite
/// maps with layers of tiles and objects, such as those of tiledMapOf().
QByteArray writeTmj(const TiledMap &map);

/// Returns a map as XML (.tmx) for Tiled 1.8 and later, with the tiles as comma-separated numbers, one row a line. Only
/// for the maps that writeTmj() can write.
QByteArray writeTmx(const TiledMap &map);
