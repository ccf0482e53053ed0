#pragma once

#include <QString>

#include <vector>

class World;

/// Items of the bag that share one row in lists. All items of a kind that cannot be worn form one stack; each wearable
/// item is a stack of its own.
struct BagStack {
    /// Letters of the items, sorted, at least one. The item of the last letter is used first, so that the row keeps its
    /// letter until the stack is used up.
    std::vector<char> letters;
    int item = 0; ///< number of the first item, for World::item()

    /// Returns the letter of the row in lists.
    char letter() const { return letters.front(); }
    /// Returns the letter of the item that is used or dropped next.
    char nextLetter() const { return letters.back(); }
};

/// Returns the stacks of the bag, ordered by first letter.
std::vector<BagStack> stacksOf(const World &world);
/// Returns the name of a stack: "healing potion", "3 healing potions".
QString nameOf(const BagStack &stack, const World &world);
/// Returns the index of the stack that contains a letter; -1 if none does.
int placeOf(const std::vector<BagStack> &stacks, char letter);
