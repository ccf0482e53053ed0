#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// A map as Tiled 1.8 and later read it from JSON (.tmj), with a row of tiles and an object a line. For finite maps
/// with layers of tiles and objects, such as tiledMapOf() makes. Without `opacity` and `visible` Tiled would hide a
/// layer.
QByteArray writeTmj(const TiledMap &map);
