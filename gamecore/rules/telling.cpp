#include "gamecore/rules/telling.h"

#include "gamecore/world/event.h"

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
