#include "gamecore/rules/hero.h"

#include "gamecore/rules/contact.h"

namespace {

bool isWon(const World &world)
{
    return (world.rules().win & WinByTreasure) != 0 && world.treasureLeft() == 0;
}

void collect(World &world, EventList &events)
{
    const Point cell = world.hero().cell;
    for (int item = world.itemAt(cell); item != CellIndex::none; item = world.itemAt(cell)) {
        const GroundItem &treasure = world.items()[std::size_t(item)];
        world.takeItem(item);
        world.addGold(treasure.gold);
        events.add({.type = EventType::Collected,
                    .item = treasure.kind,
                    .actor = heroId,
                    .cell = cell,
                    .amount = treasure.gold});
        if (isWon(world)) {
            world.setStatus(Status::Won);
            events.add({.type = EventType::Won});
        }
    }
}

} // namespace

Reason stepHero(World &world, Direction direction, EventList &events)
{
    if (world.rules().moves == 4 && !isStraight(direction)) {
        return Reason::Diagonal;
    }
    const Point from = world.hero().cell;
    const Point to = from + stepOf(direction);
    if (!world.isWalkable(to)) {
        return Reason::Blocked;
    }
    world.moveActor(heroId, to);
    world.turnActor(heroId, direction);
    world.countStep();
    events.add({.type = EventType::Moved, .actor = heroId, .from = from, .to = to});
    if (!killOnContact(world, events)) {
        collect(world, events);
    }
    return Reason::None;
}
