#include "gamecore/differences/thingorder.h"

#include <algorithm>
#include <cstddef>

namespace {

using Order = std::vector<std::size_t>;

Order orderBy(const std::vector<PlacedThing> &things, int PlacedThing::*place)
{
    Order order;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i].*place >= 0) {
            order.push_back(i);
        }
    }
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return things[a].*place < things[b].*place; });
    return order;
}

Order withoutUnshared(Order order, const std::vector<PlacedThing> &things)
{
    const auto isUnshared = [&things](std::size_t i) { return things[i].ours < 0 || things[i].theirs < 0; };
    order.erase(std::remove_if(order.begin(), order.end(), isUnshared), order.end());
    return order;
}

/// Puts what `order` does not have yet after what lies before it on that side.
Order withOthers(const Order &order, const Order &side, std::size_t count)
{
    std::vector<bool> isThere(count, false);
    for (const std::size_t i : order) {
        isThere[i] = true;
    }
    std::vector<Order> above(count + 1); // what lies on each, the ground first
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (!isThere[side[i]]) {
            above[i == 0 ? 0 : side[i - 1] + 1].push_back(side[i]);
        }
    }
    Order all;
    Order open(order.rbegin(), order.rend());
    open.insert(open.end(), above[0].rbegin(), above[0].rend());
    while (!open.empty()) {
        const std::size_t i = open.back();
        open.pop_back();
        all.push_back(i);
        open.insert(open.end(), above[i + 1].rbegin(), above[i + 1].rend());
    }
    return all;
}

} // namespace

std::vector<std::size_t> mergedOrder(const std::vector<PlacedThing> &things, bool &isDisputed)
{
    const Order ours = orderBy(things, &PlacedThing::ours);
    const Order theirs = orderBy(things, &PlacedThing::theirs);
    const Order sharedOurs = withoutUnshared(ours, things);
    const Order sharedTheirs = withoutUnshared(theirs, things);
    const Order base = withoutUnshared(orderBy(things, &PlacedThing::base), things);
    const bool isOurs = sharedOurs == sharedTheirs || sharedTheirs == base;
    isDisputed = !isOurs && sharedOurs != base;
    const Order shared = isOurs || isDisputed ? sharedOurs : sharedTheirs;
    return withOthers(withOthers(shared, ours, things.size()), theirs, things.size());
}
