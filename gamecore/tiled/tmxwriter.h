#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// Returns a map as XML (.tmx) for Tiled 1.8 and later, with the tiles as comma-separated numbers, one row a line. Only
/// for the maps that writeTmj() can write.
QByteArray writeTmx(const TiledMap &map);
