#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/orientation.h"

#include <QRect>

/// Consecutive cells of one terrain that are cut off when a level shrinks.
struct LostRun {
    CellSpan span; ///< in the level before the change
    TerrainId terrain = 0;

    friend bool operator==(const LostRun &, const LostRun &) = default;
};

/// A change of a level's size or orientation that can be applied and undone. First the level is flipped or turned. Then
/// it is put into a level of size `after`, with its upper left corner at `corner`. All other cells are `fill`. A
/// reshape stores only the lost cells, not the level.
///
/// Things move and turn with the level. A thing inside the level that ends up outside is lost. A faulty level may have
/// things outside before the change. They also move and turn with the level, so they may end up inside.
struct LevelReshape {
    Size before;
    Size after;
    Orientation orientation = {};
    Point corner = {};
    TerrainId fill = 0;
    std::vector<LostRun> lost = {};       ///< in reading order
    std::vector<Thing> thingsBefore = {}; ///< lost things, and things that were outside before; in reading order
    std::vector<Thing> thingsAfter = {};  ///< the things that were outside before, at their new cells; in reading order
    Grid<std::uint8_t> characters = {};   ///< DrawnCharacters::cells before the change; empty for most levels

    /// True if the level does not change.
    bool isEmpty() const { return before == after && orientation == Orientation() && corner == Point(); }
    friend bool operator==(const LevelReshape &, const LevelReshape &) = default;
};

/// Returns the LevelReshape::corner that aligns the old level with the new one: at the left, in the middle or at the
/// right (`column` 0, 1, 2), and at the top, in the middle or at the bottom (`row` 0, 1, 2).
Point cornerAnchored(Size before, Size after, int column, int row);

/// Returns the reshape that resizes a level; `corner` and `fill` are those of LevelReshape. Both sides of `size` must
/// be 1..largestSide.
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
    qint64 things = 0;     ///< number of things, without those that were outside the level before
    bool hasStart = false; ///< the start is one of these things

    friend bool operator==(const ReshapeLoss &, const ReshapeLoss &) = default;
};
ReshapeLoss lossOf(const LevelReshape &reshape, const Catalogue &catalogue);

/// Returns the rectangle to which a level can be trimmed: the bounding rectangle of its content. The content is all
/// cells whose terrain differs from that of the level's four corners, and all things inside the level. If the terrain
/// of the corners is not walkable, one cell is added on each side, so that a maze keeps its outer wall. Returns the
/// complete level if the corners differ from each other or if there is no content.
QRect contentOf(const Level &level, const Catalogue &catalogue);
