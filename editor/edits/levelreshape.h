#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/orientation.h"

/// Consecutive cells of one terrain that are cut off when a level shrinks.
struct LostRun {
    CellSpan span; ///< in the level before the change
    TerrainId terrain = 0;

    friend bool operator==(const LostRun &, const LostRun &) = default;
};

/// A change of a level's size or orientation that can be applied and undone. First the level is flipped or turned. Then
/// its upper left corner is put at `corner` of a level of size `after`, whose other cells are `fill`. It stores only
/// the lost cells, not the level.
///
/// Things move and turn with the level. A thing inside the level that ends up outside is lost. A thing that was outside
/// before, which is an error that a level may have, keeps its relative position, so it may come inside.
struct LevelReshape {
    Size before;
    Size after;
    Orientation orientation = {};
    Point corner = {};
    TerrainId fill = 0;
    std::vector<LostRun> lost = {};       ///< in reading order
    std::vector<Thing> thingsBefore = {}; ///< lost things, and things that were outside; in reading order
    std::vector<Thing> thingsAfter = {};  ///< the things that were outside, at their new cells; in reading order
    Grid<std::uint8_t> characters = {};   ///< DrawnCharacters::cells before; empty for most levels

    /// True if the level does not change.
    bool isEmpty() const { return before == after && orientation == Orientation() && corner == Point(); }
    friend bool operator==(const LevelReshape &, const LevelReshape &) = default;
};

/// Returns where the old upper left corner comes (LevelReshape::corner) if one part of the old level stays in place:
/// its left, middle or right part (`column` 0, 1, 2), and its upper, middle or lower part (`row` 0, 1, 2).
Point cornerAnchored(Size before, Size after, int column, int row);

/// Returns the reshape that resizes a level; see LevelReshape for `corner` and `fill`. Both sides of `size` must be
/// 1..largestSide.
LevelReshape reshapeByResizing(const Level &level, Size size, Point corner, TerrainId fill);
/// Returns the reshape that flips or turns a level; no cell is lost.
LevelReshape reshapeByTurning(const Level &level, Orientation orientation);

/// Applies a reshape. The level must be in the state from which the reshape was made.
void applyReshape(Level &level, const LevelReshape &reshape);
/// Undoes a reshape. The level must be as applyReshape() left it.
void revertReshape(Level &level, const LevelReshape &reshape);

/// The number of cells and things that a reshape cuts off.
struct ReshapeLoss {
    qint64 cells = 0;
    qint64 things = 0;     ///< without things that were outside before
    bool hasStart = false; ///< the start is among the things

    friend bool operator==(const ReshapeLoss &, const ReshapeLoss &) = default;
};
ReshapeLoss lossOf(const LevelReshape &reshape, const Catalogue &catalogue);
