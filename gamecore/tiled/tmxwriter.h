#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QByteArray>

/// A map as Tiled 1.8 and later read it from XML (.tmx), its tiles as text with a row a line. For the maps that
/// writeTmj() is for.
QByteArray writeTmx(const TiledMap &map);
