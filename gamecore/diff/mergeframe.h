#pragma once

#include "gamecore/level/level.h"

/// The placement of three versions of a level in the merged level: a cell plus its version's shift is a cell of the
/// merged level.
struct MergeFrame {
    Size size; ///< of the merged level
    Point base;
    Point ours;
    Point theirs;
    bool isDisputed = false; ///< both changed the size differently, so the size is that of ours
};

/// Returns the frame with the size changes of both sides. Uses ours if both changed the same side, or if the level
/// would be empty.
MergeFrame mergeFrameOf(const Level &base, const Level &ours, const Level &theirs);
/// Returns the frame in which ours is unchanged.
MergeFrame frameOfOurs(const MergeFrame &frame, const Level &ours);
