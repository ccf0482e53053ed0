#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Kind;
enum class Reason : std::uint8_t;

// The hero's actions with items. Each returns the reason if the action is impossible; then nothing has changed.

/// Takes the item with the lowest number on the hero's cell and gives it the first free letter. Equips it if its slot
/// is free, even if a better item is worn in another slot.
Reason pickUp(World &world, EventList &events);

/// Takes off a worn item or puts on a wearable one, first taking off the item in its slot (one event each). Any other
/// item applies its effects, and is used up if its kind says so. `cell` is the target; null: no target.
Reason useItem(World &world, char letter, const Point *cell, EventList &events);

/// Returns the reason why useItem() is impossible, or Reason::None.
Reason reasonAgainstItem(const World &world, char letter, const Point *cell);

/// Puts an item down on the hero's cell, first taking it off if worn.
Reason dropItem(World &world, char letter, EventList &events);

/// True if `item` is better to wear than `other` in the same slot: more power plus defense, or as much and more hit
/// points. Only forecasts and bots use it, no rule does.
bool isBetterToWear(const Kind &item, const Kind &other);
