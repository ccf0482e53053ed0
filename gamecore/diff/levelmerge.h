#pragma once

#include "gamecore/diff/cellregions.h"
#include "gamecore/diff/namedvalues.h"

/// A conflict: both sides changed the same thing differently. The merged level has our change. The comments of What
/// name the members that describe the conflict.
struct MergeConflict {
    enum class What : std::uint8_t {
        Size,  ///< the changes of size cannot be combined, or would cut off changes of ours; the size is that of ours
        Lost,  ///< theirs changed `count` cells, or placed a thing of `kind`, where ours cut off the level; `cell` is
               ///< the first
        Cells, ///< terrain of `count` cells in the rectangle from `cell` to `last`: `ours`, `theirs`
        Place, ///< both moved a thing of `kind` from `cell`
        Gone,  ///< one removed and the other changed a thing of `kind` on `cell`
        ThingValue, ///< both changed a value of the thing of `kind` on `cell`: `value`
        Arrival,    ///< both put a thing on `cell`, or one did and the other changed its terrain
        Order,      ///< both reordered the things on `cell`
        Kind,       ///< both added different own kinds with the key `kind`; that of theirs gets the key `theirKind`
        Value       ///< both changed a value of the level: `value`
    };
    What what = What::Size;
    Point cell; ///< coordinates in the merged level
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
    std::vector<MergeConflict> conflicts; ///< in the order of What, then of their cells
};

/// Applies the changes from `base`, the common ancestor, to `theirs` on top of `ours`: cells, things with their values,
/// and values of the level, each one separately. If one side is unchanged, the result is the other side; if both are
/// equal, the result is the same. Without conflicts, the order of the sides does not matter. All must use the same
/// catalogue.
///
/// Own kinds are merged field by field. If both sides add a kind with the same key, theirs gets another key. A kind
/// that one side deleted is restored if it is still referenced. Cells of neither side (one added rows, the other
/// columns) become `wall`, as in short rows. The caller has to check if the result can be played.
MergedLevel mergeLevels(const Level &base, const Level &ours, const Level &theirs, TerrainId wall);
