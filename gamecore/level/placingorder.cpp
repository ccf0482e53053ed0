#include "gamecore/level/placingorder.h"

std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue)
{
    std::vector<const Thing *> order;
    order.reserve(level.things.size());
    const std::vector<bool> inRows = isDrawnInRows(level, catalogue);
    for (const bool wanted : {true, false}) {
        for (std::size_t i = 0; i < level.things.size(); ++i) {
            if (inRows[i] == wanted) {
                order.push_back(&level.things[i]);
            }
        }
    }
    return order;
}
