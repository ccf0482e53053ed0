#pragma once

// gamecore/diff: differences between two versions of a level, and three-way merge.
//
// A level that gained rows or columns has shifted: shiftBetween() finds the shift, and all comparisons of cells and
// things use it. mergeLevels() compares both sides with the base. If only one side changed a cell, thing or value, the
// merge takes that change. Unlike in a line-based merge, changes of two cells in the same text line never conflict.

#include "gamecore/diff/cellregions.h"
#include "gamecore/diff/namedvalues.h"

#include <optional>

/// A difference between the things of two versions of a level.
struct ThingChange {
    enum class What : std::uint8_t {
        Added,
        Removed,
        Moved,
        Changed,  ///< the thing has other values or another kind, on the same cell
        Reordered ///< another order of things on the same cell: the thing `before` came first; now the thing `after`
                  ///< comes first
    };
    What what = What::Added;
    std::optional<std::size_t> before; ///< index in the old version; std::nullopt if added
    std::optional<std::size_t> after;  ///< index in the new version; std::nullopt if removed
    std::vector<ValueChange> values;   ///< changed values, for What::Changed; otherwise empty
};
/// Returns "added", "removed", "moved", "changed" or "reordered".
QLatin1StringView keyOf(ThingChange::What what);

/// The differences between two versions of a level. Cells have the coordinates of the new version.
struct LevelDifference {
    Size before;
    Size after;
    Point shift;                     ///< an old `cell` is at `cell + shift` in the new version
    std::vector<CellRegion> regions; ///< changes of terrain in cells that exist in both versions
    qint64 redrawnCells = 0;         ///< number of cells with the same terrain but another character (DrawnCharacters)
    std::vector<ThingChange> things; ///< in reading order
    std::vector<ValueChange> values; ///< changed values of the level besides cells and things

    bool isEmpty() const
    {
        return before == after && regions.empty() && redrawnCells == 0 && things.empty() && values.empty();
    }
    /// Returns the number of cells in all regions.
    qint64 changedCells() const;
};

/// Returns the differences, which are empty if and only if the levels are equal. Both levels must use the same
/// catalogue. Time and memory are bounded by the sizes of the levels.
LevelDifference differenceOf(const Level &before, const Level &after);
