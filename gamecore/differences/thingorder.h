#pragma once

#include <cstddef>
#include <vector>

/// A thing on a cell by its place there in three versions; -1: it is not there.
struct PlacedThing {
    int base = -1;
    int ours = -1;
    int theirs = -1;
};

/// The order in which the things of one cell lie after a merge: as the side says that changed it, what one side alone
/// put there after what it lies on. Indices into `things`. `isDisputed` is set if both changed it otherwise.
std::vector<std::size_t> mergedOrder(const std::vector<PlacedThing> &things, bool &isDisputed);
