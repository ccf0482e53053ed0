#include "gamecore/rules/sight.h"

#include "gamecore/fov/line.h"
#include "gamecore/world/event.h"

void lookAround(World &world)
{
    if (world.needsSight()) {
        world.see();
    }
}

bool canSee(const World &world, Point from, Point to)
{
    return isWithin(from, to, world.rules().fovRadius)
           && clearLine(from, to, [&world](Point p) { return !world.opaque().isOpaque(p); });
}

bool seesHero(const World &world, Point from)
{
    return world.needsSight() ? world.isInSight(from) : canSee(world, from, world.hero().cell);
}

namespace {

/// Reveals the remains and the dropped item of a monster that died out of sight.
void findTraces(World &world, ActorId id)
{
    const Actor &dead = world.actor(id);
    if (dead.isHidden && world.isVisible(dead.cell)) {
        world.revealRemains(id);
    }
    const bool hasDropped = dead.item != CellIndex::none;
    if (hasDropped && world.item(dead.item).isHidden && world.isVisible(world.item(dead.item).cell)) {
        world.revealItem(dead.item);
    }
    if (!dead.isHidden && !(hasDropped && world.item(dead.item).isHidden)) {
        world.forgetTraces(id);
    }
}

} // namespace

void spotMonsters(World &world, EventList &events)
{
    if (world.seesAll()) {
        return;
    }
    for (ActorId id = world.roster().nextToSpot(heroId); id != nobody; id = world.roster().nextToSpot(id)) {
        const bool isCellInView = world.isVisible(world.actor(id).cell);
        if (world.actor(id).isDead) {
            findTraces(world, id);
        }
        const bool isInView = isCellInView && world.isAlive(id);
        if (isInView && !world.actor(id).isInView) {
            events.add({.type = EventType::Spotted, .actor = id, .cell = world.actor(id).cell});
        }
        world.setInView(id, isInView);
    }
}

bool isPerceived(const World &world, const Event &event)
{
    const bool concernsHero = event.actor == nobody || event.actor == heroId || event.target == heroId;
    if (concernsHero || world.seesAll()) {
        return true;
    }
    if (event.type == EventType::Moved) {
        return world.isVisible(event.from) || world.isVisible(event.to);
    }
    return world.isVisible(world.actor(event.actor).cell);
}

void tell(const World &world, EventList &events, const Event &event)
{
    if (isPerceived(world, event)) {
        events.add(event);
    }
}
