#pragma once

#include "editor/tools/drawoptions.h"

// Cells covered by brushes and shapes. The points may lie outside the level. Areas are clipped to the level, whose size
// is `bounds`.

/// Returns all cells that the brush covers when it is placed on each of `cells` in turn.
Area brushedArea(const std::vector<Point> &cells, const DrawOptions &options, Size bounds);

enum class DrawnShape : std::uint8_t { Rectangle, Ellipse };

/// Returns a shape in the rectangle between two corners, filled or as an outline that is as thick as the brush.
Area drawnShape(DrawnShape shape, Point corner, Point opposite, const DrawOptions &options, Size bounds);

/// Returns the end of a horizontal, vertical or diagonal line from `from` that leads towards `to`. Used while Shift is
/// held.
Point straightened(Point from, Point to);
/// Returns the corner opposite `from` of a square. Its side is the longer side of the rectangle from `from` to `to`.
/// Used while Shift is held.
Point squared(Point from, Point to);
