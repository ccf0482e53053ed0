#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/diff/leveldifference.h"

/// A way in which a cell differs between two versions of a level, and the mark of such cells in the pictures of both
/// versions. Each mark has its own pattern, so that color is not the only difference.
struct DifferenceMarkRow {
    /// - Terrain: the other version has another terrain in the cell.
    /// - Gone: the cell of the earlier version has a thing that was removed.
    /// - New: the cell of the later version has a thing that was added.
    /// - Moved: the cell has a thing that is in another cell in the other version.
    /// - Changed: the cell has a thing with other values in the other version, or has things in another order there.
    /// - Beyond: the cell lies outside the other version.
    enum class What : std::uint8_t { Terrain, Gone, New, Moved, Changed, Beyond };
    What what;
    CellMark mark;
    const char *name; ///< English, in the translation context DifferenceMark
};
/// Returns all marks, in the order of DifferenceMarkRow::What.
const std::vector<DifferenceMarkRow> &differenceMarks();

/// The marked cells of both versions. Bit i of a cell stands for row i of differenceMarks().
struct DifferenceLayers {
    CellLayer before;
    CellLayer after;
    /// True if any cell of either version has the mark.
    bool has(DifferenceMarkRow::What what) const { return (used >> int(what) & 1) != 0; }
    unsigned used = 0; ///< bit i: a cell of either version has the mark of row i
};

/// Returns the marks for a difference, which must be that of `before` and `after`.
DifferenceLayers layersOf(const LevelDifference &difference, const Level &before, const Level &after);
