#include "gamecore/rules/victory.h"

namespace {

bool isOnExit(const World &world)
{
    const Feature feature = world.terrainAt(world.hero().cell).feature;
    return feature == Feature::Exit || (feature == Feature::Stairs && !world.stage().isDungeon);
}

} // namespace

void winBy(World &world, int condition, EventList &events)
{
    const int wanted = world.rules().win;
    const bool isWon = (wanted & condition) != 0 && ((wanted & WinByTreasure) == 0 || world.treasureLeft() == 0)
                       && ((wanted & WinByExit) == 0 || isOnExit(world))
                       && ((wanted & WinByMonsters) == 0 || world.monstersLeft() == 0);
    if (isWon && world.status() == Status::Playing) {
        world.setStatus(Status::Won);
        events.add({.type = EventType::Won});
    }
}
