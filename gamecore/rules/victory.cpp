#include "gamecore/rules/victory.h"

#include "gamecore/world/event.h"

namespace {

/// Returns the conditions that hold now, as bits.
int holdingIn(const World &world)
{
    const bool isOnExit = world.terrainAt(world.hero().cell).feature == Feature::Exit;
    return (world.treasureLeft() == 0 ? WinByTreasure : 0) | (isOnExit ? WinByExit : 0)
           | (world.monstersLeft() == 0 ? WinByMonsters : 0);
}

void win(World &world, EventList &events)
{
    world.setStatus(Status::Won);
    events.add({.type = EventType::Won});
}

} // namespace

void winBy(World &world, int condition, EventList &events)
{
    if (world.status() == Status::Playing && isVictory(world.rules().win, condition, holdingIn(world))) {
        win(world, events);
    }
}

bool winByStairs(World &world, EventList &events)
{
    if (!isVictory(world.rules().win, WinByExit, holdingIn(world) | WinByExit)) {
        return false;
    }
    win(world, events);
    return true;
}

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
