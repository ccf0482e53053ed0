#pragma once

#include "gamecore/world/world.h"

/// The hero's step and what it does to him: meeting a monster, taking treasure, winning. The reason if it is
/// impossible; then nothing has happened.
Reason stepHero(World &world, Direction direction, EventList &events);
