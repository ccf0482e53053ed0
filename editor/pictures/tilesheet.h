#pragma once

#include "gamecore/tiled/leveltiles.h"

#include <QImage>

/// The picture of the tiles of an exported map (gamecore/tiled/exportedlevel.h): row by row in their order, terrain on
/// a ground that nothing shows through, kinds on none. Any thread may draw one.
QImage tileSheet(const LevelTiles &tiles);
