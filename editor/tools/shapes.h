#pragma once

#include "editor/brushes/area.h"
#include "gamecore/level/level.h"

/// Returns the cells of a straight line by Bresenham's algorithm, including both ends. Successive cells are neighbours,
/// so a fast drag leaves no gaps. The ends may lie outside the level.
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
