#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/diff/leveldifference.h"

/// A mark for pictures of two versions of a level. Each has its own pattern, so that color is not the only difference.
struct DifferenceMarkRow {
    enum class What : std::uint8_t { Terrain, Gone, New, Moved, Changed, Beyond };
    What what;
    CellMark mark;
    const char *name; ///< English, in the context DifferenceMark
};
const std::vector<DifferenceMarkRow> &differenceMarks();

/// The marks of both versions; bit i is row i of differenceMarks(). Each layer contains only the marks in use.
struct DifferenceLayers {
    CellLayer before;
    CellLayer after;
    /// True if any cell has the mark.
    bool has(DifferenceMarkRow::What what) const { return (used >> int(what) & 1) != 0; }
    unsigned used = 0;
};

/// Returns the layers of a difference; `before` and `after` must be its levels.
DifferenceLayers layersOf(const LevelDifference &difference, const Level &before, const Level &after);
