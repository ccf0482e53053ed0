#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Returns the events that useItem() would add, in order, or one `refused` event if the use is impossible. `letter` is
/// the item's letter; `cell` is the target, or null if there is none. The rules run on a copy of the world, so forecast
/// and outcome cannot differ. Item effects are not random, and the turn that may follow is not included. A copy shares
/// large grids with the original, so a forecast takes at most a few milliseconds in the largest level.
EventList foreseenUse(const World &world, char letter, const Point *cell);

/// True if the hero dies among these events.
bool killsHero(const EventList &foreseen);
/// True if the hero loses hit points or gets a status by these events.
bool harmsHero(const EventList &foreseen);
/// Returns the hero and the visible monsters whose hit points or statuses these events change, each once: first the
/// hero, then the monsters in the order of the events.
std::vector<ActorId> reachedBy(const EventList &foreseen, const World &world);
