#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Somebody comes to a cell on which he can stand, with all that follows: it is told, the hero looks around, a touch
/// kills, the ground hurts or opens gates, the hero takes treasure and wins by an exit.
///
/// Ground may carry on somebody who comes by a step in a direction (gamecore/pathfinding/step.h): this then holds for
/// each cell, until the ground lets him go, he is no longer there, the game is over, or somebody stands in the way.
/// Without a direction he was put there, and stays. A hero who comes back after his death does not arrive: the start
/// does nothing to him (gamecore/rules/harm.h).
void arrive(World &world, ActorId id, Point cell, std::optional<Direction> direction, EventList &events);
