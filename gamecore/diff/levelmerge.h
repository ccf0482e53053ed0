#pragma once

#include "gamecore/diff/cellregions.h"
#include "gamecore/diff/namedvalues.h"

/// What both sides changed, each in another way. The merged level has it as ours does.
struct MergeConflict {
    enum class What : std::uint8_t {
        Size,       ///< a side of the level became longer or shorter in both, or ours changed what theirs cut off
        Lost,       ///< theirs changed `count` cells or things that ours cut off; `cell` is the first
        Cells,      ///< the terrain of `count` cells between `cell` and `last`: `ours`, `theirs`
        Place,      ///< both moved a thing of `kind` that was at `cell`
        Gone,       ///< one took away what the other changed: a thing of `kind` that was at `cell`
        ThingValue, ///< a value of the thing of `kind` that was at `cell`
        Arrival,    ///< both put something on `cell`, or one did and the other changed its terrain
        Order,      ///< both laid the things of `cell` in another order
        Kind,       ///< each added another kind of the key `kind`; that of theirs is called `theirKind`
        Value       ///< a value of the level
    };
    What what = What::Size;
    Point cell; ///< of the merged level
    Point last = {};
    qint64 count = 1;
    QString kind = {};
    QString theirKind = {};
    TerrainId ours = 0;
    TerrainId theirs = 0;
    ValueConflict value = {};
};

/// Two edits of one level brought together.
struct MergedLevel {
    Level level;
    std::vector<MergeConflict> conflicts; ///< in the order of What, then of their places
};

/// Own kinds are merged field by field. Two kinds of one key that the base does not have are two kinds: that of theirs
/// gets another key. A kind that one side deleted comes back if something that stays names it.
///
/// Lays the changes that `theirs` made to `base` over those of `ours`: cells one by one, things with their values one
/// by one, values of the level one by one. With an unchanged side it is the other side, with two equal sides that one,
/// and without conflicts it does not matter which side is whose. All must be of one catalogue. Cells that neither side
/// has, where one added rows and the other columns, become `wall`, as in rows that are too short. It says nothing of
/// whether the merged level can be played: that is for a check.
MergedLevel mergeLevels(const Level &base, const Level &ours, const Level &theirs, TerrainId wall);
