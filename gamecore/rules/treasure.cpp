#include "gamecore/rules/treasure.h"

#include "gamecore/rules/victory.h"
#include "gamecore/world/event.h"

void collectTreasure(World &world, EventList &events)
{
    const Point cell = world.hero().cell;
    for (int item = world.lowestItemAt(cell, true); item != CellIndex::none; item = world.lowestItemAt(cell, true)) {
        const Item treasure = world.item(item);
        world.collectTreasure(item);
        events.add({.type = EventType::Collected,
                    .item = treasure.kind,
                    .actor = heroId,
                    .cell = cell,
                    .amount = treasure.gold});
        winBy(world, WinByTreasure, events);
    }
}
