#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <functional>
#include <optional>

class QKeyEvent;

/// The key bindings of a cursor on cells.
struct CursorKeys {
    /// A function that maps further keys to directions; called with Shift removed.
    using Steps = std::function<std::optional<Direction>(const QKeyEvent &)>;

    int longStep = 1; ///< cells of a step with Shift
    /// If true, Home, End, PgUp and PgDown move to ends and by pages, and Ctrl with an arrow to the next change of
    /// terrain. Otherwise these keys move diagonally, like those of a keypad without numbers, and Ctrl has no effect.
    bool isFar = false;
    Steps steps = {};
};

/// Returns the keys of a drawing cursor. Arrows: next cell; with Shift eight cells, with Ctrl the next change of
/// terrain. Home, End: first or last cell of the row, with Ctrl of the level. PgUp, PgDown: one page up or down, with
/// Shift left or right.
inline CursorKeys drawingKeys()
{
    return {.longStep = 8, .isFar = true};
}
/// Returns the keys of a cursor for choosing a cell. Arrows, Home, End, PgUp and PgDown: next cell, with Shift five
/// cells.
inline CursorKeys choosingKeys()
{
    return {.longStep = 5};
}

/// Returns the nearest cell of a level, which must not be empty.
Point cellWithin(Point cell, Size level);

/// Returns the cell to which a key moves a cursor, within the level; std::nullopt for other keys. `page` is the size of
/// a page in cells, each at least 1.
std::optional<Point> cellAfter(const QKeyEvent &key, Point from, const CursorKeys &keys, const Grid<TerrainId> &terrain,
                               Size page);
