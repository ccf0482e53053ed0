#pragma once

#include "gamecore/level/level.h"

/// The pairs of things in two versions of a level that are the same thing.
struct ThingMatch {
    static constexpr int none = -1;

    std::vector<int> after;  ///< for each old thing its index in the new list, or `none`
    std::vector<int> before; ///< the reverse
};

/// Pairs things in this order: unchanged things on the same cell; things of the same kind on the same cell with changed
/// values; equal things on other cells, nearest first; the only old and the only new thing left on a cell. `shift` is
/// that of shiftBetween(). If very many equal things are left, they are paired in reading order, so that the time is
/// bounded.
ThingMatch matchThings(const std::vector<Thing> &before, const std::vector<Thing> &after, Point shift);

/// True if two things are equal except for their cells.
bool isAlike(const Thing &one, const Thing &other);
