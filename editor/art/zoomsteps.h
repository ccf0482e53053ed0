#pragma once

#include "editor/art/tilescale.h"

/// Conversions and steps of the zoom. The size of a cell is in whole device pixels; the zoom is in percent. A cell with
/// a side of 32 logical pixels has a zoom of 100 %.
namespace Zoom {

inline constexpr int oneToOne = 32; ///< logical pixels of a cell at 100 %
inline constexpr int smallest = 5;  ///< percent; a level fitted into the view may be smaller
inline constexpr int largest = 800;

/// Returns the cell size in device pixels nearest to `percent`, which is clamped to smallest..largest; at least 1.
/// `ratio` is device pixels per logical pixel.
int tileOf(int percent, double ratio);
/// Returns the zoom in percent; at least 1.
int percentOf(const TileScale &scale);
/// Returns the cell size in device pixels after zooming in one step if `direction` is positive, else after zooming out
/// one step. At a bound the size stays the same.
int nextTile(int tile, int direction, double ratio);

} // namespace Zoom
