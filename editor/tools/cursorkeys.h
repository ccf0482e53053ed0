#pragma once

#include "gamecore/level/level.h"

#include <qnamespace.h>

/// The first cell in a straight direction whose terrain is another than that of `from`, else the last of the level.
Point nextTerrain(const Grid<TerrainId> &terrain, Point from, Direction direction);

/// Where a key leads a cursor; nothing for keys that do not move it. `page` are the cells of a screen, each at least 1.
/// - An arrow: to the next cell; with Shift eight cells, with Ctrl to the next change of terrain.
/// - Home, End: to the first or last cell of the row; with Ctrl of the level.
/// - PgUp, PgDown: a screen up or down; with Shift to the left or right.
std::optional<Point> cellAfter(int key, Qt::KeyboardModifiers modifiers, Point from, const Grid<TerrainId> &terrain,
                               Size page);
