#pragma once

#include "gamecore/world/world.h"

class EventList;

/// One action of a monster that sees the hero: it comes nearer by the shortest way round others; else it goes to where
/// it last saw him, and waits there.
void hunt(World &world, ActorId id, EventList &events);
