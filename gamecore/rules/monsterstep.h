#pragma once

#include "gamecore/world/world.h"

class EventList;

/// The step of a monster to a cell that it may enter, and what it does to it. Into the hero: an attack, a touch, or
/// nothing, as `contact` says.
void stepMonster(World &world, ActorId id, Direction direction, EventList &events);
