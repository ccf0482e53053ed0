#pragma once

#include "gamecore/world/world.h"

class EventList;

// Status effects override what an actor would do. They last for a number of its actions. Applying one again resets its
// duration, and the action after the last one only triggers recovery. Priority: stunned, charmed, confused, afraid.

/// Applies a status to an actor for `actions` of its actions. Only statuses with StatusRow::heroBegins, such as
/// confusion, affect the hero. Interrupts a dragon's breath.
void giveStatus(World &world, ActorId id, StatusEffect status, int actions, EventList &events);

/// Counts down the statuses by one action of a monster. True if it recovered from one, which takes up the action.
bool countStatuses(World &world, ActorId id, EventList &events);

/// Counts down the hero's statuses by one turn. In the turn after the last one he recovers, and a step in that turn is
/// lost.
void countHeroStatuses(World &world, EventList &events);

/// Returns the direction of a confused actor. `stumble`: dx and dy uniform in -1..1, where std::nullopt means no step.
/// `strike`: one of the eight directions.
std::optional<Direction> stumble(World &world, ActorId id);
