#pragma once

#include "gamecore/world/world.h"

class EventList;

/// What walking onto treasure does: all of it is taken.
void collectTreasure(World &world, EventList &events);
