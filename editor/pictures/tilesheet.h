#pragma once

#include "gamecore/tiled/leveltiles.h"

#include <QImage>

/// Returns the tile picture of an exported map (gamecore/tiled/exportedlevel.h): the tiles row by row, terrain on
/// opaque ground, kinds on transparent ground. Can be called from any thread.
QImage tileSheet(const LevelTiles &tiles);
