#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// Returns a map as JSON (.tmj) for Tiled 1.8 and later, with a row of tiles or an object per line. For finite maps
/// with layers of tiles and objects, as tiledMapOf() makes them.
QByteArray writeTmj(const TiledMap &map);
