#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// Returns a map as XML (.tmx) for Tiled 1.8 and later, with the tiles as comma-separated numbers, one row a line. For
/// the same maps as writeTmj().
QByteArray writeTmx(const TiledMap &map);
