#include "gamecore/rules/monsterstep.h"

#include "gamecore/rules/arrival.h"
#include "gamecore/rules/contact.h"

void stepMonster(World &world, ActorId id, Direction direction, EventList &events)
{
    const Point to = world.actor(id).cell + stepOf(direction);
    const Contact contact = world.rules().contact;
    world.turnActor(id, direction);
    if (to == world.hero().cell && contact != Contact::Kills) {
        if (contact == Contact::Fight) {
            attack(world, id, heroId, events);
        }
        return;
    }
    arrive(world, id, to, direction, events);
}
