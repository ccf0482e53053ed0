#pragma once

#include "editor/brushes/area.h"
#include "editor/tools/drawoptions.h"
#include "gamecore/level/level.h"

// Cells of lines, brushes, shapes and fills. Points may lie outside the level. Areas are clipped to the level; `bounds`
// is its size.

/// Returns the cells of a straight line by Bresenham's algorithm, including both ends. Successive cells are neighbors,
/// so a fast drag leaves no gaps.
std::vector<Point> lineCells(Point from, Point to);

/// Returns the filled rectangle between two corners, clipped to `bounds`.
Area rectangleArea(Point corner, Point opposite, Size bounds);

/// Returns the cells connected with `from` by horizontal and vertical steps over the same terrain; things are ignored.
/// Empty if `from` is outside. Linear in the number of cells found.
Area connectedArea(const Grid<TerrainId> &terrain, Point from);

/// Returns all cells of the level that are similar to `like`. If there are things on `like`, these are the cells whose
/// uppermost thing has the same kind as the uppermost thing on `like`. Otherwise these are the cells with the same
/// terrain. Empty if `like` is outside.
Area similarArea(const Level &level, Point like);

/// Returns all cells that the brush covers when it is placed on each of `cells` in turn.
Area brushedArea(const std::vector<Point> &cells, const DrawOptions &options, Size bounds);

enum class DrawnShape : std::uint8_t { Rectangle, Ellipse };

/// Returns a shape in the rectangle between two corners, filled or as an outline that is as thick as the brush.
Area drawnShape(DrawnShape shape, Point corner, Point opposite, const DrawOptions &options, Size bounds);

/// Returns the end of a horizontal, vertical or diagonal line from `from` that leads towards `to`. Used while Shift is
/// held.
Point straightened(Point from, Point to);
/// Returns the far corner of a square that begins at `from` and extends towards `to`. Its side is the longer side of
/// the rectangle from `from` to `to`. Used while Shift is held.
Point squared(Point from, Point to);
