#pragma once

#include "gamecore/world/world.h"

#include <vector>

/// Items of the bag that share one row: items of one kind that cannot be worn. Wearable items have a row each.
struct BagStack {
    std::vector<char> letters; ///< in order, one or more; using the stack uses the first
    int item = 0;              ///< number of the first item

    char letter() const { return letters.front(); }
};

/// Returns the stacks of the bag, ordered by first letter.
std::vector<BagStack> stacksOf(const World &world);
/// Returns the name of a stack: "healing potion", "3 healing potions".
QString nameOf(const BagStack &stack, const World &world);
/// Returns the index of the stack that contains a letter; -1 if none does.
int placeOf(const std::vector<BagStack> &stacks, char letter);
