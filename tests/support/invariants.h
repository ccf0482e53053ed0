#pragma once

#include "gamecore/world/world.h"

#include <QString>

/// What must hold in every world whatever was played, in words if it does not; empty if it does. Levels with things on
/// terrain that cannot be stood on are not meant.
QString brokenInvariant(const World &world);

/// What is in a world, to see that nothing is lost or doubled while it is played.
class ItemCensus {
public:
    explicit ItemCensus(const World &world) : m_items(world.items()) {}

    /// In words, if an item became another, came out of nothing, vanished or came back; empty if not. What is true now
    /// is what is compared with the next time.
    QString fault(const World &world);
    /// The same, for a world that the hero came to with what he carried when this was last asked.
    QString faultOfArrival(const World &world);

private:
    std::vector<Item> m_items;
};
