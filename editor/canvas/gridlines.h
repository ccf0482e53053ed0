#pragma once

#include "editor/art/tilescale.h"

/// Lines between cells, of which every fifth stands out. They fade as they come closer to each other, the others first,
/// so that they never hide the level.
void paintGrid(const PixelPainting &pixels, TileScale scale, QPainter *painter, const QRect &cells);
