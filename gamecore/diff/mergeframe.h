#pragma once

#include "gamecore/level/level.h"

/// How three versions of a level lie upon the merged one: a cell of each plus its shift is a cell of that.
struct MergeFrame {
    Size size; ///< of the merged level
    Point base;
    Point ours;
    Point theirs;
    bool isDisputed = false; ///< the sides were changed otherwise by both, so they are those of ours
};

/// Sides that one of the two changed are taken from it; those of ours if both did, or if nothing would be left.
MergeFrame mergeFrameOf(const Level &base, const Level &ours, const Level &theirs);
/// The frame in which ours lies as it is.
MergeFrame frameOfOurs(const MergeFrame &frame, const Level &ours);
