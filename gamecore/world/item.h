#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

/// A treasure or item of a world. Its index in World::items() is its number for the whole game. An item is on the
/// floor, in the hero's bag, carried by a living monster (Actor::item) or gone, so none is lost or duplicated.
struct Item {
    enum class Location : std::uint8_t { Floor, Bag, Gone, Carried };

    KindId kind = 0;
    Location location = Location::Floor;
    Point cell = {};     ///< on the floor: its cell; carried by a monster: the monster's starting cell
    int gold = 0;        ///< treasure: its value
    int variant = 0;     ///< picture variant of its kind, from its starting cell (display only)
    char letter = 0;     ///< in the bag: 'a'..'z', constant while carried
    bool isWorn = false; ///< in the bag: equipped
    /// On the floor: dropped by a monster that died out of sight, and not seen by the hero yet (display only).
    bool isHidden = false;
    /// On the floor: put down or walked past by the hero, so automatic exploration leaves it there. Has no other
    /// effect.
    bool isLeft = false;

    friend bool operator==(const Item &, const Item &) = default;
};
