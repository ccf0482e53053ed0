#pragma once

#include "gamecore/tiled/leveltiles.h"

#include <QImage>

/// Returns the picture of the tileset for an exported Tiled map (gamecore/tiled/exportedlevel.h). It contains the tiles
/// row by row: terrain on opaque ground, kinds on transparent ground. Can be called from any thread.
QImage tileSheet(const LevelTiles &tiles);
