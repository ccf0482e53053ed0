#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Kind;
enum class Reason : std::uint8_t;

// The hero's actions with items. Each returns Reason::None, or the reason why it is impossible; nothing has changed
// then.

/// Takes the item with the lowest number on the hero's cell and gives it the first free letter. Puts it on if it is
/// wearable and its slot is free.
Reason pickUp(World &world, EventList &events);

/// Takes off a worn item or puts on a wearable one, first taking off the item in its slot (one event each). Any other
/// item applies its effects, and is used up if its kind says so. `letter` is the item's letter; `cell` is the target,
/// or null if there is none.
Reason useItem(World &world, char letter, const Point *cell, EventList &events);

/// Returns the reason why useItem() is impossible, or Reason::None.
Reason reasonAgainstItem(const World &world, char letter, const Point *cell);

/// Puts an item down on the hero's cell, first taking it off if worn.
Reason dropItem(World &world, char letter, EventList &events);

/// True if `item` is better to wear than `other` in the same slot: more power plus defense, or an equal sum and more
/// hit points. Used only by forecasts and bots, not by rules.
bool isBetterToWear(const Kind &item, const Kind &other);
