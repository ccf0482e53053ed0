#pragma once

#include "gamecore/level/level.h"

/// Returns the shift between versions of different size: an old `cell` is at `cell + shift`. Considers all shifts that
/// place the smaller width within the larger one, and the smaller height within the larger one. Returns the shift with
/// the most equal cells and things; in a tie, the shortest of these. {0, 0} for levels of the same size and for empty
/// levels. In large levels, samples of cells are compared first, so that the time is bounded for all sizes.
Point shiftBetween(const Level &before, const Level &after);

/// The placement of three versions of a level in the merged level. `base`, `ours` and `theirs` are shifts: a cell of a
/// version plus the shift of that version is the cell in the merged level.
struct MergeFrame {
    Size size; ///< of the merged level
    Point base;
    Point ours;
    Point theirs;
    bool isDisputed = false; ///< the changes of size could not be combined, so the merged level has the size of ours
};

/// Returns the frame with the size changes of ours and theirs. Returns that of frameOfOurs() if both sides moved the
/// same edge of the level by different amounts, or if the merged level would be empty or too large.
MergeFrame mergeFrameOf(const Level &base, const Level &ours, const Level &theirs);
/// Returns a disputed frame with the size and position of ours. `frame` has the shifts of all three versions.
MergeFrame frameOfOurs(const MergeFrame &frame, const Level &ours);
