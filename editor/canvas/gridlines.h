#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/canvasaxes.h"

/// Lines between cells, of which every fifth stands out. They fade as they come closer to each other, the others first,
/// so that they never hide the level.
void paintGrid(const PixelPainting &pixels, QPainter *painter, const QRect &cells);

/// The axes of symmetry through a whole level of that size.
void paintAxes(const PixelPainting &pixels, QPainter *painter, const CanvasAxes &axes, Size level);
