#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Kind;
enum class Reason : std::uint8_t;

// The hero's actions with items. Each action returns Reason::None, or the reason why it is impossible. In the latter
// case, nothing has changed.

/// Takes the item with the lowest number on the hero's cell and gives it the first free letter. Puts it on if it is
/// wearable and its slot is free.
Reason pickUp(World &world, EventList &events);

/// Uses an item of the bag. A worn item is taken off. Another wearable item is put on, after the item in its slot has
/// been taken off (one event each). Any other item applies its effects, and is used up if Kind::isUsedUp. `letter` is
/// the item's letter; `cell` is the target, or null if there is none.
Reason useItem(World &world, char letter, const Point *cell, EventList &events);

/// Returns the reason why useItem() is impossible, or Reason::None.
Reason reasonAgainstItem(const World &world, char letter, const Point *cell);

/// Puts an item down on the hero's cell, first taking it off if worn.
Reason dropItem(World &world, char letter, EventList &events);

/// True if `item` is better to wear than `other` in the same slot: more power plus defense, or an equal sum and more
/// hit points. Used only by forecasts and bots, not by rules.
bool isBetterToWear(const Kind &item, const Kind &other);

/// Returns the events that useItem() would add, in order, or one `refused` event if the use is impossible. `letter` is
/// the item's letter; `cell` is the target, or null if there is none. The rules run on a copy of the world, so forecast
/// and outcome cannot differ. Item effects are not random, and the turn that may follow is not included. A copy shares
/// large grids with the original, so a forecast takes at most a few milliseconds in the largest level.
EventList foreseenUse(const World &world, char letter, const Point *cell);

/// True if the hero's death is among these events.
bool killsHero(const EventList &foreseen);
/// True if the hero loses hit points or gets a status in these events.
bool harmsHero(const EventList &foreseen);
/// Returns the hero and the visible monsters whose hit points or statuses these events change, each once: first the
/// hero, then the monsters in the order of the events.
std::vector<ActorId> reachedBy(const EventList &foreseen, const World &world);
