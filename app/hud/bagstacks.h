#pragma once

#include "gamecore/world/world.h"

#include <vector>

/// Items of the bag that are shown in one line: things of one kind that are not worn. What can be worn stands alone.
struct BagStack {
    std::vector<char> letters; ///< in order, one or more; using the stack uses the first
    int item = 0;              ///< number of the first one

    char letter() const { return letters.front(); }
};

/// The stacks of the bag, by their first letters.
std::vector<BagStack> stacksOf(const World &world);
/// "healing potion", "3 healing potions".
QString nameOf(const BagStack &stack, const World &world);
/// The place of the stack that holds a letter, or -1.
int placeOf(const std::vector<BagStack> &stacks, char letter);
