#include "app/messages/bagstack.h"

#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/world.h"

#include <algorithm>

std::vector<BagStack> stacksOf(const World &world)
{
    std::vector<BagStack> stacks;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const int number = world.itemWithLetter(letter);
        if (number == CellIndex::none) {
            continue;
        }
        const auto same = std::find_if(stacks.begin(), stacks.end(), [&world, number](const BagStack &stack) {
            return world.item(stack.item).kind == world.item(number).kind && !world.kindOfItem(number).isWearable();
        });
        if (same != stacks.end()) {
            same->letters.push_back(letter);
        } else {
            stacks.push_back({{letter}, number});
        }
    }
    return stacks;
}

QString nameOf(const BagStack &stack, const World &world)
{
    const Appearance &look = world.kindOfItem(stack.item).look;
    const int count = int(stack.letters.size());
    return count > 1 ? countedName(look, count) : nameOf(look);
}

int placeOf(const std::vector<BagStack> &stacks, char letter)
{
    const auto found = std::find_if(stacks.begin(), stacks.end(), [letter](const BagStack &stack) {
        return std::find(stack.letters.begin(), stack.letters.end(), letter) != stack.letters.end();
    });
    return found == stacks.end() ? -1 : int(found - stacks.begin());
}
