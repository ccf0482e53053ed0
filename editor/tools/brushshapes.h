#pragma once

#include "editor/tools/drawoptions.h"

// Cells that brushes and shapes cover. Places may lie outside the level; what they cover is cut at its edge.

/// What a brush covers that is put on each of these cells.
Area brushedArea(const std::vector<Point> &cells, const DrawOptions &options, Size bounds);

enum class DrawnShape : std::uint8_t { Rectangle, Ellipse };

/// A shape in the rectangle between two corners, filled or its outline.
Area drawnShape(DrawnShape shape, Point corner, Point opposite, const DrawOptions &options, Size bounds);

/// Shift: the end of a line that goes straight or diagonally, as near to `to` as can be.
Point straightened(Point from, Point to);
/// Shift: the opposite corner of a square, as large as the longer side.
Point squared(Point from, Point to);
