#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Foresees useItem(): the events that it would add, in order, or one `refused` event if it is impossible. `cell` is
/// where the item is aimed; null: nowhere. The rules themselves find them, on a copy of the world, so that forecast and
/// outcome cannot differ. No effect of an item draws by chance, and the turn that may follow is no part of it. Copies
/// of a world share its large grids, so that a forecast takes at most a few milliseconds in the largest level.
EventList foreseenUse(const World &world, char letter, const Point *cell);

/// True if the hero dies among these events.
bool killsHero(const EventList &foreseen);
/// True if the hero loses hit points, or gets a status.
bool harmsHero(const EventList &foreseen);
/// The actors to whom these events do something and whom the hero sees, each once: himself, then the others in the
/// order of the events.
std::vector<ActorId> reachedBy(const EventList &foreseen, const World &world);
