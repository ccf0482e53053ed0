#pragma once

#include "editor/brushes/area.h"
#include "gamecore/level/level.h"

/// The cells of a straight line by Bresenham, both ends included, each a neighbour of the one before it: a fast drag
/// leaves no gaps. The ends may lie outside the level.
std::vector<Point> lineCells(Point from, Point to);

/// The part inside `bounds` of the filled rectangle between two corners, which may lie outside.
Area rectangleArea(Point corner, Point opposite, Size bounds);

/// The cells of the same terrain as `from` that are connected with it by straight steps. Things are no border. Empty
/// if `from` is outside. Linear in the number of cells found.
Area connectedArea(const Grid<TerrainId> &terrain, Point from);

/// All cells that hold the same as `like`: an uppermost thing of the same kind, else the same terrain. Empty if `like`
/// is outside.
Area alikeArea(const Level &level, Point like);
