#pragma once

#include "gamecore/diff/cellregions.h"
#include "gamecore/diff/namedvalues.h"

/// A part of a level that the two sides of a merge, called ours and theirs, changed differently. The merged level has
/// the change of ours. The comments of What name the members that describe the conflict.
struct MergeConflict {
    enum class What : std::uint8_t {
        Size,  ///< the changes of size cannot be combined, or would cut off changes of ours; the merged level has the
               ///< size of ours
        Lost,  ///< theirs changed `count` cells, or placed a thing of `kind`, in a part of the level that ours cut off;
               ///< `cell` is the first of these cells, or the cell of the thing
        Cells, ///< both changed the terrain of `count` cells in the rectangle from `cell` to `last`: to `ours` and to
               ///< `theirs`
        Place, ///< both moved the thing of `kind` from `cell`, to different cells
        Gone,  ///< one side removed the thing of `kind` on `cell`, and the other side changed it
        ThingValue, ///< both changed a value of the thing of `kind` on `cell` differently; `value` describes it
        Arrival,    ///< both put a thing on `cell`, or one side did and the other changed the terrain of the cell
        Order,      ///< both reordered the things on `cell` differently
        Kind, ///< both added an own kind with the key `kind`, but the kinds differ; the kind of theirs gets the key
              ///< `theirKind`
        Value ///< both changed a value of the level differently; `value` describes it
    };
    What what = What::Size;
    Point cell; ///< coordinates in the merged level; outside it for What::Lost
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
    std::vector<MergeConflict> conflicts; ///< in the order of What; within one What, by cell in reading order
};

/// Takes the changes that lead from `base`, the common ancestor, to `theirs`, and applies them to `ours`. Each cell,
/// each value of a thing and each value of the level is merged separately. If one side is unchanged, the result is the
/// other side; if both sides are equal, the result equals them. Without conflicts, the order of the sides only matters
/// for the characters of cells that both sides redrew. All three levels must use the same catalogue.
///
/// Own kinds are merged field by field. If both sides add different kinds with the same key, the kind of theirs gets
/// another key. A kind that one side deleted is restored if the merged level still refers to it. Some cells of the
/// merged level may be outside both sides, such as corner cells if one side added rows and the other columns. They
/// become `wall`, as in short rows. The caller has to check if the merged level can be played.
MergedLevel mergeLevels(const Level &base, const Level &ours, const Level &theirs, TerrainId wall);
