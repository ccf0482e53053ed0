#pragma once

#include "editor/art/tilescale.h"

/// The sizes of cells: whole numbers of device pixels, and percent of 32 logical pixels.
namespace Zoom {

inline constexpr int oneToOne = 32; ///< logical pixels of a cell at 100 %
inline constexpr int smallest = 5;  ///< percent; a level fitted into the view may be smaller
inline constexpr int largest = 800;

/// Returns the cell size in device pixels nearest to `percent`, which is clamped to the bounds; at least 1. `ratio` is
/// device pixels per logical pixel.
int tileOf(int percent, double ratio);
/// Returns the zoom in percent; at least 1.
int percentOf(const TileScale &scale);
/// Returns the next larger size if `direction` is positive, else the next smaller one; at a bound, the bound.
int nextTile(int tile, int direction, double ratio);

} // namespace Zoom
