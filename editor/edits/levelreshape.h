#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/orientation.h"

/// Consecutive cells of one terrain that are cut off when a level shrinks.
struct LostRun {
    CellSpan span; ///< in the level before the change
    TerrainId terrain = 0;

    friend bool operator==(const LostRun &, const LostRun &) = default;
};

/// A change of a level's size or orientation as a value that can be undone. First the level is flipped or turned. Then
/// its upper left corner moves to `corner` of a level of size `after`; new cells become `fill`. It holds only the lost
/// cells, not the level.
///
/// Things turn with the level. Things inside that end up outside are lost. Things that stood outside before, which is
/// an error that a level may have, keep their relative place, so they may come inside.
struct LevelReshape {
    Size before;
    Size after;
    Orientation orientation = {};
    Point corner = {};
    TerrainId fill = 0;
    std::vector<LostRun> lost = {};       ///< in reading order
    std::vector<Thing> thingsBefore = {}; ///< lost things, and things that stood outside; in reading order
    std::vector<Thing> thingsAfter = {};  ///< things that stood outside, after the change; in reading order
    Grid<std::uint8_t> characters = {};   ///< DrawnCharacters::cells before; few levels have them

    /// True if the level does not change.
    bool isEmpty() const { return before == after && orientation == Orientation() && corner == Point(); }
    friend bool operator==(const LevelReshape &, const LevelReshape &) = default;
};

/// Returns the new position of the old upper left corner if one part of the old level stays in place: the left, middle
/// or right part (`column` 0, 1, 2), and the upper, middle or lower part (`row` 0, 1, 2).
Point cornerAnchored(Size before, Size after, int column, int row);

/// Returns the reshape that resizes a level. Both sides of `size` must be 1..largestSide.
LevelReshape reshapeByResizing(const Level &level, Size size, Point corner, TerrainId fill);
/// Returns the reshape that flips or turns the whole level; nothing is lost.
LevelReshape reshapeByLaying(const Level &level, Orientation orientation);

/// Applies a reshape. The level must be in the state from which the reshape was made.
void applyReshape(Level &level, const LevelReshape &reshape);
/// Undoes a reshape. The level must be as applyReshape() left it.
void revertReshape(Level &level, const LevelReshape &reshape);

/// The losses of a reshape.
struct ReshapeLoss {
    qint64 cells = 0;
    qint64 things = 0; ///< without things that stood outside before
    bool hasStart = false;

    friend bool operator==(const ReshapeLoss &, const ReshapeLoss &) = default;
};
ReshapeLoss lossOf(const LevelReshape &reshape, const Catalogue &catalogue);
