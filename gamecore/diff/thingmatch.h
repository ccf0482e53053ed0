#pragma once

#include "gamecore/level/level.h"

/// Which things of two versions of a level are the same thing.
struct ThingMatch {
    static constexpr int none = -1;

    std::vector<int> after;  ///< for each thing of the one version its place in the other's list, or `none`
    std::vector<int> before; ///< the reverse
};

/// Pairs things: first those that stand where they stood, as they were; then those of one kind on one cell, whose
/// values changed; then those that stand elsewhere just as they were, the nearest first; at last the only one that is
/// gone from a cell and the only one that is new there, which became of it. `shift` is that of shiftBetween(). Of very
/// many things alike those that are left are paired in reading order, so that the time is bounded.
ThingMatch matchThings(const std::vector<Thing> &before, const std::vector<Thing> &after, Point shift);

/// Whether two things are alike but for their cells.
bool isAlike(const Thing &one, const Thing &other);
