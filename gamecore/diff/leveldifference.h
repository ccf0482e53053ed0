#pragma once

// gamecore/diff: differences between two versions of a level, and merging both edits of one.
//
// A level that got rows or columns lies elsewhere: shiftBetween() finds where, and what follows compares cell by cell
// and thing by thing in that place. mergeLevels() asks the same of both sides and takes the change of whichever side
// made one. Two terrains that touch in one text line never conflict, as they would for a program that merges lines.

#include "gamecore/diff/cellregions.h"
#include "gamecore/diff/namedvalues.h"

#include <optional>

/// What became of one thing.
struct ThingChange {
    enum class What : std::uint8_t {
        Added,
        Removed,
        Moved,
        Changed,  ///< on its cell, it has other values or became of another kind
        Reordered ///< the things of its cell lie in another order; `before` and `after` are the first of them
    };
    What what = What::Added;
    std::optional<std::size_t> before; ///< its place among the things of the one version; nothing if it was added
    std::optional<std::size_t> after;  ///< the same in the other version; nothing if it was removed
    std::vector<ValueChange> values;   ///< of a thing that Changed
};
/// "added", "removed", "moved", "changed", "reordered".
QLatin1StringView keyOf(ThingChange::What what);

/// How a level differs from an earlier version of it. Cells are those of the later version, and of the earlier one
/// where the later has no such cell.
struct LevelDifference {
    Size before;
    Size after;
    Point shift;                     ///< what was at `cell` is at `cell + shift` now
    std::vector<CellRegion> regions; ///< of the cells that both have
    qint64 redrawnCells = 0;         ///< of the same terrain, but drawn with another character (DrawnCharacters)
    std::vector<ThingChange> things; ///< in reading order
    std::vector<ValueChange> values;

    bool isEmpty() const
    {
        return before == after && regions.empty() && redrawnCells == 0 && things.empty() && values.empty();
    }
    qint64 changedCells() const;
};

/// Empty exactly if both are equal; both must be of one catalogue. Time and memory are bounded by the sizes of both.
LevelDifference differenceOf(const Level &before, const Level &after);
