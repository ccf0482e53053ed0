#pragma once

#include "gamecore/world/world.h"

class EventList;

/// One action of a charmed monster: it goes for the nearest one in its sight that is not charmed (the hero's radius;
/// the lowest id of several) and attacks it; if there is none it keeps within two cells of the hero. Where nobody
/// fights
/// (`contact` kick) it only follows.
void actAlly(World &world, ActorId id, EventList &events);
