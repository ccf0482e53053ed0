#pragma once

#include "gamecore/world/world.h"

class EventList;

// Status effects replace an actor's usual action. A status lasts for a number of actions. Applying it again resets its
// duration. In the action after the last one, the actor only recovers. If an actor has several, the first of these
// decides: stunned, charmed, confused, afraid.

/// Gives an actor a status for `actions` of its actions. The hero only gets statuses with StatusRow::heroBegins, such
/// as confusion. Interrupts a dragon that draws breath.
void giveStatus(World &world, ActorId id, StatusEffect status, int actions, EventList &events);

/// Counts down the statuses by one action of a monster. True if it recovered from one, which takes up the action.
bool countStatuses(World &world, ActorId id, EventList &events);

/// Counts down the hero's statuses by one turn. In the turn after the last one he recovers, and a step in that turn is
/// lost.
void countHeroStatuses(World &world, EventList &events);

/// Returns the direction of a confused actor. `stumble`: dx and dy uniform in -1..1, where std::nullopt means no step.
/// `strike`: one of the eight directions.
std::optional<Direction> stumble(World &world, ActorId id);
