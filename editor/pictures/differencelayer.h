#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/diff/leveldifference.h"

/// What is marked in pictures of two versions of a level, each with a pattern, so that they are told apart without
/// color.
struct DifferenceMarkRow {
    enum class What : std::uint8_t { Terrain, Gone, New, Moved, Changed, Beyond };
    What what;
    CellMark mark;
    const char *name; ///< English, in the context DifferenceMark
};
const std::vector<DifferenceMarkRow> &differenceMarks();

/// The marks of both versions, of those that there are; bit i is row i of differenceMarks().
struct DifferenceLayers {
    CellLayer before;
    CellLayer after;
    /// Whether any cell has the mark.
    bool has(DifferenceMarkRow::What what) const { return (used >> int(what) & 1) != 0; }
    unsigned used = 0;
};

/// Both levels must be those of the difference.
DifferenceLayers layersOf(const LevelDifference &difference, const Level &before, const Level &after);
