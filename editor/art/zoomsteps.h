#pragma once

#include "editor/art/tilescale.h"

/// How large cells are drawn: in device pixels, always a whole number of them, and in percent of 32 logical pixels.
namespace Zoom {

inline constexpr int oneToOne = 32; ///< logical pixels of a cell at 100 %
inline constexpr int smallest = 5;  ///< percent; a fitted level may be smaller still
inline constexpr int largest = 800;

/// The size of a cell that comes nearest to `percent`, which is kept within the bounds; at least a pixel. `ratio` is
/// that of device pixels to logical ones.
int tileOf(int percent, double ratio);
/// At least 1.
int percentOf(const TileScale &scale);
/// The next larger size of the steps if `direction` is positive, else the next smaller one; at a bound, the bound.
int nextTile(int tile, int direction, double ratio);

} // namespace Zoom
