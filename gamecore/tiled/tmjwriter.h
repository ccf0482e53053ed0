#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// Returns a map as JSON (.tmj) for Tiled 1.8 and later, with a row of tiles or an object per line. Only for finite
/// maps with layers of tiles and objects, such as those of tiledMapOf().
QByteArray writeTmj(const TiledMap &map);
