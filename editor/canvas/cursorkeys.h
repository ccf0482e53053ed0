#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <functional>
#include <optional>

class QKeyEvent;

/// What differs in the keys of cursors on cells.
struct CursorKeys {
    /// A direction for further keys, which are asked about as if Shift were not held.
    using Steps = std::function<std::optional<Direction>(const QKeyEvent &)>;

    int longStep = 1; ///< cells that Shift makes of one
    /// Home, End, PgUp and PgDown lead to ends and by screens, Ctrl with an arrow to the next change of terrain. Else
    /// these keys step slantwise, as a keypad without numbers has them between its arrows, and Ctrl means nothing.
    bool isFar = false;
    Steps steps = {};
};

/// Those of a cursor that draws. Arrows: to the next cell, with Shift eight cells, with Ctrl to the next change of
/// terrain. Home, End: to the first or last cell of the row, with Ctrl of the level. PgUp, PgDown: a screen up or down,
/// with Shift to the left or right.
inline CursorKeys drawingKeys()
{
    return {.longStep = 8, .isFar = true};
}
/// Those of a cursor that looks for a cell. Arrows, Home, End, PgUp and PgDown: to the next cell, with Shift five
/// cells.
inline CursorKeys choosingKeys()
{
    return {.longStep = 5};
}

/// The nearest cell of a level, which has at least one.
Point cellWithin(Point cell, Size level);

/// Where a key leads a cursor, which stays in the level; nothing for keys that do not move it. `page` are the cells of
/// a screen, each at least 1.
std::optional<Point> cellAfter(const QKeyEvent &key, Point from, const CursorKeys &keys, const Grid<TerrainId> &terrain,
                               Size page);
