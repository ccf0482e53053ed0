#include "gamecore/rules/victory.h"

namespace {

bool holds(const World &world, int condition)
{
    switch (condition) {
    case WinByTreasure:
        return world.treasureLeft() == 0;
    case WinByExit:
        return world.terrainAt(world.hero().cell).feature == Feature::Exit;
    case WinByMonsters:
        return world.monstersLeft() == 0;
    default:
        return true;
    }
}

bool allHold(const World &world, int conditions)
{
    return holds(world, conditions & WinByTreasure) && holds(world, conditions & WinByExit)
           && holds(world, conditions & WinByMonsters);
}

void win(World &world, EventList &events)
{
    world.setStatus(Status::Won);
    events.add({.type = EventType::Won});
}

} // namespace

void winBy(World &world, int condition, EventList &events)
{
    const int wanted = world.rules().win;
    if ((wanted & condition) != 0 && world.status() == Status::Playing && allHold(world, wanted)) {
        win(world, events);
    }
}

bool winByStairs(World &world, EventList &events)
{
    const int wanted = world.rules().win;
    if ((wanted & WinByExit) == 0 || !allHold(world, wanted & ~WinByExit)) {
        return false;
    }
    win(world, events);
    return true;
}
