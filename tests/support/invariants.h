#pragma once

#include "gamecore/world/world.h"

#include <QString>

/// Returns a broken invariant in words; empty if all invariants hold. They must hold in every world, whatever was
/// played, except in levels with things on terrain that is not walkable.
QString brokenInvariant(const World &world);

/// The items of a world, to check that no item is lost or duplicated during play.
class ItemCensus {
public:
    explicit ItemCensus(const World &world) : m_items(world.items()) {}

    /// Returns a fault in words if an item became another one, appeared, vanished or came back; empty if not. The next
    /// call compares with the items of this call.
    QString fault(const World &world);
    /// Returns the same for a new world that the hero entered with the items that he carried at the last call.
    QString faultOfArrival(const World &world);

private:
    std::vector<Item> m_items;
};
