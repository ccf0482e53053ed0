#pragma once

#include "gamecore/world/world.h"

#include <vector>

/// Items of the bag that share one row in lists: all items of a kind, if they cannot be worn. Each wearable item is a
/// stack of its own.
struct BagStack {
    std::vector<char> letters; ///< letters of the items, sorted, at least one; using the stack uses the first
    int item = 0;              ///< number of the first item, for World::item()

    /// Returns the letter of the item that is used first.
    char letter() const { return letters.front(); }
};

/// Returns the stacks of the bag, ordered by first letter.
std::vector<BagStack> stacksOf(const World &world);
/// Returns the name of a stack: "healing potion", "3 healing potions".
QString nameOf(const BagStack &stack, const World &world);
/// Returns the index of the stack that contains a letter; -1 if none does.
int placeOf(const std::vector<BagStack> &stacks, char letter);
