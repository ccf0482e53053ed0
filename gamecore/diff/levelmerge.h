#pragma once

#include "gamecore/diff/cellregions.h"
#include "gamecore/diff/namedvalues.h"

/// A conflict: both sides changed the same thing differently. The merged level has ours.
struct MergeConflict {
    enum class What : std::uint8_t {
        Size,       ///< both changed a side of the level, or ours changed cells that theirs cut off
        Lost,       ///< theirs changed `count` cells or things that ours cut off; `cell` is the first
        Cells,      ///< terrain of `count` cells between `cell` and `last`: `ours`, `theirs`
        Place,      ///< both moved a thing of `kind` from `cell`
        Gone,       ///< one removed and the other changed a thing of `kind` on `cell`
        ThingValue, ///< a value of the thing of `kind` on `cell`
        Arrival,    ///< both put something on `cell`, or one did and the other changed its terrain
        Order,      ///< both reordered the things on `cell`
        Kind,       ///< both added different kinds with the key `kind`; theirs becomes `theirKind`
        Value       ///< a value of the level
    };
    What what = What::Size;
    Point cell; ///< in the merged level
    Point last = {};
    qint64 count = 1;
    QString kind = {};
    QString theirKind = {};
    TerrainId ours = 0;
    TerrainId theirs = 0;
    ValueConflict value = {};
};

/// The result of merging two edits of a level.
struct MergedLevel {
    Level level;
    std::vector<MergeConflict> conflicts; ///< in the order of What, then by place
};

/// Applies the changes from `base` to `theirs` on top of `ours`: cells, things with their values, and values of the
/// level, each one separately. If one side is unchanged, the result is the other side; if both are equal, the result is
/// the same. Without conflicts, the order of the sides does not matter. All must use the same catalogue.
///
/// Own kinds are merged field by field. If both sides add a kind with the same key, theirs gets another key. A kind
/// that one side deleted is restored if it is still referenced. Cells of neither side (one added rows, the other
/// columns) become `wall`, as in short rows. Whether the result can be played is left to a check.
MergedLevel mergeLevels(const Level &base, const Level &ours, const Level &theirs, TerrainId wall);
