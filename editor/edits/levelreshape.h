#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/orientation.h"

/// Cells side by side of one terrain that a smaller level has no place for.
struct LostRun {
    CellSpan span; ///< in the level as it was
    TerrainId terrain = 0;

    friend bool operator==(const LostRun &, const LostRun &) = default;
};

/// A change of a level's size, or of the way it lies, as a value with what it takes to undo it. The level is laid
/// first; then its upper left corner comes to lie on `corner` of a level of size `after`, which is `fill` where nothing
/// of the old one lies. Holds only what is lost, not the level.
///
/// Things turn with the level. Those that stood inside and come to lie outside are lost. Those that stood outside
/// already, which is an error that a level may have, keep their place relative to it; so they may come inside.
struct LevelReshape {
    Size before;
    Size after;
    Orientation orientation = {};
    Point corner = {};
    TerrainId fill = 0;
    std::vector<LostRun> lost = {};       ///< in reading order
    std::vector<Thing> thingsBefore = {}; ///< those that are lost and those that stood outside, in reading order
    std::vector<Thing> thingsAfter = {};  ///< what became of those that stood outside, in reading order
    Grid<std::uint8_t> characters = {};   ///< DrawnCharacters::cells as they were; few levels have them

    /// Whether the level stays as it is.
    bool isEmpty() const { return before == after && orientation == Orientation() && corner == Point(); }
    friend bool operator==(const LevelReshape &, const LevelReshape &) = default;
};

/// Where the old corner comes to lie if a part of the old level keeps its place: the left, middle or right one (0, 1,
/// 2) and the upper, middle or lower one.
Point cornerAnchored(Size before, Size after, int column, int row);

/// Both sides of `size` must be 1..largestSide.
LevelReshape reshapeByResizing(const Level &level, Size size, Point corner, TerrainId fill);
/// The whole level flipped or turned; nothing is lost.
LevelReshape reshapeByLaying(const Level &level, Orientation orientation);

/// The level must be as it was when the reshape was made.
void applyReshape(Level &level, const LevelReshape &reshape);
/// The level must be as applyReshape() left it.
void revertReshape(Level &level, const LevelReshape &reshape);

/// What a reshape takes away.
struct ReshapeLoss {
    qint64 cells = 0;
    qint64 things = 0; ///< without those that stood outside
    bool hasStart = false;

    friend bool operator==(const ReshapeLoss &, const ReshapeLoss &) = default;
};
ReshapeLoss lossOf(const LevelReshape &reshape, const Catalogue &catalogue);
