#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Kind;
enum class Reason : std::uint8_t;

// What the hero does with things. Each returns the reason if it is impossible; then nothing has happened.

/// Takes the item that lies lowest in number on his cell, under the first free letter. What can be worn is put on if
/// its slot is free, even if something better is worn elsewhere.
Reason pickUp(World &world, EventList &events);

/// What is worn is taken off, what can be worn is put on (first taking off what is in its slot, both told); all else
/// does what its effects say, and is used up if its kind says so. `cell`: where it is aimed; null: nowhere.
Reason useItem(World &world, char letter, const Point *cell, EventList &events);

/// The reason why useItem() is impossible; None if it is not.
Reason reasonAgainstItem(const World &world, char letter, const Point *cell);

/// Puts an item down on his cell, taking it off first.
Reason dropItem(World &world, char letter, EventList &events);

/// Whether one wants to wear a thing rather than another one for the same slot: it gives more power and defense
/// together, or as much and more hit points. No rule decides by it; forecasts and players do.
bool isBetterToWear(const Kind &item, const Kind &other);
