#include "gamecore/rules/sight.h"

#include "gamecore/base/line.h"

void lookAround(World &world)
{
    if (!world.needsSight()) {
        return;
    }
    SightMap &sight = world.sight();
    sight.hideAll();
    const World &seen = world;
    world.scratch().fieldOfView.compute(
        world.size(), world.hero().cell, world.rules().fovRadius,
        [&seen](Point cell) { return seen.terrainAt(cell).isTransparent; }, [&sight](Point cell) { sight.show(cell); });
}

bool canSee(const World &world, Point from, Point to)
{
    return isWithin(from, to, world.rules().fovRadius)
           && clearLine(from, to, [&world](Point p) { return world.terrainAt(p).isTransparent; });
}

bool seesHero(const World &world, Point from)
{
    return world.needsSight() ? world.isInSight(from) : canSee(world, from, world.hero().cell);
}

namespace {

/// What somebody dropped who died out of sight.
void findDropped(World &world, ActorId id)
{
    const int item = world.actor(id).item;
    if (item != CellIndex::none && world.item(item).isHidden && world.isVisible(world.item(item).cell)) {
        world.findItem(item);
    }
}

} // namespace

void spotMonsters(World &world, EventList &events)
{
    if (world.seesAll()) {
        return;
    }
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const bool isCellInView = world.isVisible(world.actor(id).cell);
        if (isCellInView && world.actor(id).isHidden) {
            world.findRemains(id);
        }
        findDropped(world, id);
        const bool isInView = isCellInView && world.isAlive(id);
        if (isInView && !world.actor(id).isInView) {
            events.add({.type = EventType::Spotted, .actor = id, .cell = world.actor(id).cell});
        }
        world.setInView(id, isInView);
    }
}
