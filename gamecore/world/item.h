#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

/// A treasure or an item of a world. Its place in World::items() is its number for the whole game: it lies on the
/// floor, is in the hero's bag, is carried by a living monster (Actor::item), or is gone; so none is ever lost or
/// doubled.
struct Item {
    enum class Location : std::uint8_t { Floor, Bag, Gone, Carried };

    KindId kind = 0;
    Location location = Location::Floor;
    Point cell = {};     ///< on the floor; carried by a monster: where that began
    int gold = 0;        ///< treasure
    int variant = 0;     ///< which of the pictures of its kind, by the cell where it began; decides nothing
    char letter = 0;     ///< in the bag: 'a'..'z'; it keeps its letter as long as it is carried
    bool isWorn = false; ///< in the bag
    /// On the floor: a monster died out of sight, and the hero has not seen what it dropped; changes what is shown, no
    /// rule.
    bool isHidden = false;
    /// On the floor: the hero put it down or walked on without taking it, so exploring leaves it there. Decides nothing
    /// else.
    bool isLeft = false;

    friend bool operator==(const Item &, const Item &) = default;
};
