#include "gamecore/rules/sight.h"

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

void spotMonsters(World &world, EventList &events)
{
    if (world.seesAll()) {
        return;
    }
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const bool isInView = world.isAlive(id) && world.isVisible(world.actor(id).cell);
        if (isInView && !world.actor(id).isInView) {
            events.add({.type = EventType::Spotted, .actor = id, .cell = world.actor(id).cell});
        }
        world.setInView(id, isInView);
    }
}
