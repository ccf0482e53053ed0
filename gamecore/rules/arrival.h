#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Moves an actor to a cell that it can enter and applies everything that follows: events, the hero's view, death on
/// contact, harmful terrain, plates that open gates, treasure, and victory at an exit.
///
/// If the actor steps in a direction, the ground may carry it on (gamecore/pathfinding/step.h). All this then also
/// happens on each further cell of the step, until the ground no longer moves the actor, it is dead or has respawned,
/// the game is over, or the next cell is blocked. Without a direction the actor is placed on the cell and stays. A
/// respawn does not use this function, since the start cell has no effect on a respawned hero (gamecore/rules/harm.h).
void arrive(World &world, ActorId id, Point cell, std::optional<Direction> direction, EventList &events);
