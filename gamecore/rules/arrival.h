#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Moves an actor to a cell that it can enter and applies everything that follows: events, the hero's view, death on
/// contact, harmful terrain, gates, treasure, and victory at an exit.
///
/// If the actor steps in a direction, the ground may carry it on (gamecore/pathfinding/step.h). The same then applies
/// to each cell on the way, until the ground stops, the actor is gone, the game is over, or the way is blocked. Without
/// a direction the actor is placed on the cell and stays. A hero who respawns does not arrive: the start cell has no
/// effect on him (gamecore/rules/harm.h).
void arrive(World &world, ActorId id, Point cell, std::optional<Direction> direction, EventList &events);
