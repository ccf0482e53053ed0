#pragma once

#include "gamecore/world/world.h"

class EventList;

// Status effects replace an actor's usual action. A status lasts for a number of actions. Applying it again resets its
// duration. When these actions are over, the actor spends the next action on recovering. If an actor has several
// statuses, the first of the following list determines its action: stunned, charmed, confused, afraid.

/// Gives an actor a status for `actions` of its actions. The hero only gets statuses with StatusRow::heroBegins, such
/// as confusion. Interrupts a dragon that draws breath.
void giveStatus(World &world, ActorId id, StatusEffect status, int actions, EventList &events);

/// Counts down the statuses by one action of a monster. True if it recovered from one, which takes up the action.
bool countStatuses(World &world, ActorId id, EventList &events);

/// Counts down the hero's statuses by one turn. In the turn after the last turn of a status he recovers, and a step in
/// that turn is lost.
void countHeroStatuses(World &world, EventList &events);

/// Returns a random direction for a confused actor. Under Confusion::Stumble, dx and dy are uniform in -1..1;
/// std::nullopt (no step) if both are 0. Under Confusion::Strike, it is one of the eight directions.
std::optional<Direction> stumble(World &world, ActorId id);
