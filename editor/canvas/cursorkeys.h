#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <functional>
#include <optional>

class QKeyEvent;

/// The keys that move a cursor over cells.
struct CursorKeys {
    /// A function that maps further keys to directions, std::nullopt for all others. It is called with the Shift
    /// modifier removed.
    using Steps = std::function<std::optional<Direction>(const QKeyEvent &)>;

    int longStep = 1; ///< cells of a step with Shift
    /// If true, Home and End move to the ends of a row or the level, PgUp and PgDown by pages, and Ctrl with a
    /// direction to the next change of terrain. If false, these four keys move diagonally, as on a keypad, and Ctrl has
    /// no effect.
    bool isFar = false;
    Steps steps = {};
};

/// Returns the keys of a cursor that draws. Arrows: next cell; with Shift eight cells, with Ctrl up to the first cell
/// of another terrain. Home, End: first or last cell of the row, with Ctrl of the level. PgUp, PgDown: one page up or
/// down, with Shift left or right.
inline CursorKeys drawingKeys()
{
    return {.longStep = 8, .isFar = true};
}
/// Returns the keys of a cursor that chooses a cell. Arrows, Home, End, PgUp and PgDown: next cell in one of eight
/// directions, with Shift five cells.
inline CursorKeys choosingKeys()
{
    return {.longStep = 5};
}

/// Returns the cell of a level that is nearest to `cell`; (0, 0) for an empty level.
Point cellWithin(Point cell, Size level);

/// Returns the cell to which a key moves a cursor from `from`, within the level; std::nullopt for keys that do not move
/// it. `page` is the size of a page in cells; both sides are at least 1.
std::optional<Point> cellAfter(const QKeyEvent &key, Point from, const CursorKeys &keys, const Grid<TerrainId> &terrain,
                               Size page);
