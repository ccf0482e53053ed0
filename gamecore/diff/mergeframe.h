#pragma once

#include "gamecore/level/level.h"

/// The placement of three versions of a level in the merged level: a cell plus its version's shift is a cell of the
/// merged level.
struct MergeFrame {
    Size size; ///< of the merged level
    Point base;
    Point ours;
    Point theirs;
    bool isDisputed = false; ///< the changes of size could not be combined, so the size is that of ours
};

/// Returns the frame with the size changes of both versions. It is that of frameOfOurs() if both moved the same edge by
/// different amounts, or if the merged level would be empty or too large.
MergeFrame mergeFrameOf(const Level &base, const Level &ours, const Level &theirs);
/// Returns a frame with the size and position of ours.
MergeFrame frameOfOurs(const MergeFrame &frame, const Level &ours);
