#include "gamecore/rules/hunter.h"

#include "gamecore/rules/monsterstep.h"
#include "gamecore/rules/pursuit.h"

void hunt(World &world, ActorId id, EventList &events)
{
    const Point from = world.actor(id).cell;
    const bool isHeroSeen = world.isInSight(from);
    if (isHeroSeen) {
        world.setGoal(id, world.hero().cell);
    } else if (world.actor(id).goal && (world.rules().hunters == Hunters::Freeze || world.actor(id).goal == from)) {
        world.setGoal(id, std::nullopt);
    }
    if (!world.actor(id).goal) {
        return;
    }
    const std::optional<Direction> direction =
        isHeroSeen ? stepToHero(world, from) : stepToCell(world, from, *world.actor(id).goal);
    if (direction) {
        stepMonster(world, id, *direction, events);
    }
}
