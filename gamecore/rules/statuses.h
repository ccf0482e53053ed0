#pragma once

#include "gamecore/world/world.h"

class EventList;

// Statuses lie over whatever an actor would do. They count its actions, refresh rather than nest, and the action after
// the last one only recovers. Of several at once stunned goes before charmed, confused and afraid.

/// Lays a status on an actor for `actions` of its actions. Only statuses with StatusRow::heroBegins, such as confusion,
/// take hold of the hero. Breaks off a dragon's breath.
void giveStatus(World &world, ActorId id, StatusEffect status, int actions, EventList &events);

/// Counts one action of a monster. True if it recovered from something: then it does nothing else.
bool countStatuses(World &world, ActorId id, EventList &events);

/// Counts one turn of the hero. After the last one he recovers: a step that he tries then does not happen.
void countHeroStatuses(World &world, EventList &events);

/// Where confusion leads. `stumble`: dx and dy in -1..1, each as likely as the others; nothing is standing still.
/// `strike`: one of the eight directions.
std::optional<Direction> stumble(World &world, ActorId id);
