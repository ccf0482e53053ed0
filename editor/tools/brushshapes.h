#pragma once

#include "editor/tools/drawoptions.h"

// Cells covered by brushes and shapes. The arguments may lie outside the level; the result is clipped to it.

/// Returns the cells covered by a brush placed on each of these cells.
Area brushedArea(const std::vector<Point> &cells, const DrawOptions &options, Size bounds);

enum class DrawnShape : std::uint8_t { Rectangle, Ellipse };

/// Returns a shape in the rectangle between two corners, filled or as an outline.
Area drawnShape(DrawnShape shape, Point corner, Point opposite, const DrawOptions &options, Size bounds);

/// Returns the end of a straight or diagonal line, as close to `to` as possible; for Shift.
Point straightened(Point from, Point to);
/// Returns the opposite corner of a square with the longer side of the rectangle; for Shift.
Point squared(Point from, Point to);
