#pragma once

#include "gamecore/level/level.h"

/// The pairs of things in two versions of a level that count as the same thing.
struct ThingMatch {
    static constexpr int none = -1;

    std::vector<int> after; ///< for each thing of the old version its index in the new one, or `none` if it was removed
    std::vector<int> before; ///< for each thing of the new version its index in the old one, or `none` if it was added
};

/// Pairs things in this order: unchanged things on the same cell; things of the same kind on the same cell with changed
/// values; equal things on different cells, nearest first; an old and a new thing on the same cell, if no others are
/// left there. `shift` is the result of shiftBetween(). If very many equal things are left for the third step, they are
/// paired in reading order instead, so that the time is bounded.
ThingMatch matchThings(const std::vector<Thing> &before, const std::vector<Thing> &after, Point shift);

/// True if two things are equal except for their cells.
bool isAlike(const Thing &one, const Thing &other);
