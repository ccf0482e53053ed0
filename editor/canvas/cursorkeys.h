#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <functional>
#include <optional>

class QKeyEvent;

/// The keys that move a cursor over cells.
struct CursorKeys {
    /// A function that returns the direction of an additional key, such as a letter; std::nullopt for a key without a
    /// direction. The key event passed to it has no Shift modifier, since Shift only makes the step longer.
    using Steps = std::function<std::optional<Direction>(const QKeyEvent &)>;

    int longStep = 1; ///< number of cells of a step with Shift
    /// If true, Home and End move to the ends of a row or the level, PgUp and PgDown by pages, and Ctrl with a
    /// direction to the next change of terrain. If false, Home, End, PgUp and PgDown move diagonally, as on a keypad,
    /// and Ctrl has no effect.
    bool isFar = false;
    Steps steps = {};
};

/// Returns the keys of a cursor that draws. Arrows move to the next cell, with Shift by eight cells, with Ctrl to the
/// first cell of another terrain. Home and End move to the first or last cell of the row, with Ctrl of the level. PgUp
/// and PgDown move one page up or down, with Shift one page left or right.
inline CursorKeys drawingKeys()
{
    return {.longStep = 8, .isFar = true};
}
/// Returns the keys of a cursor that chooses a cell. Arrows, Home, End, PgUp and PgDown move one cell in one of eight
/// directions, with Shift five cells.
inline CursorKeys choosingKeys()
{
    return {.longStep = 5};
}

/// Returns the cell of a level that is nearest to `cell`; (0, 0) for an empty level.
Point cellWithin(Point cell, Size level);

/// Returns the cell to which a key moves a cursor from `from`, within the level; std::nullopt for keys that do not move
/// the cursor. `page` is the number of cells by which PgUp and PgDown move; both sides are at least 1.
std::optional<Point> cellAfter(const QKeyEvent &key, Point from, const CursorKeys &keys, const Grid<TerrainId> &terrain,
                               Size page);
