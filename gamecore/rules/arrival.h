#pragma once

#include "gamecore/world/world.h"

/// Somebody comes to a cell on which he can stand, whatever brought him there, with all that follows: it is told, the
/// hero looks around, a touch kills, the ground hurts, the hero takes treasure and wins by an exit.
void arrive(World &world, ActorId id, Point cell, EventList &events);
