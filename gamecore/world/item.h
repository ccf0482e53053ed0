#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

/// A treasure or item of a world. Its index in World::items() is its number as long as the world exists. No entry is
/// ever removed, so no item is lost or duplicated.
struct Item {
    enum class Location : std::uint8_t {
        Floor,
        Bag,
        Gone,   ///< used up, or treasure that was collected
        Carried ///< by a living monster (Actor::item)
    };

    KindId kind = 0;
    Location location = Location::Floor;
    Point cell = {};     ///< on the floor: its cell; carried by a monster: the monster's starting cell
    int gold = 0;        ///< treasure: its value
    int variant = 0;     ///< index of its picture among those of its kind, chosen by its starting cell (display only)
    char letter = 0;     ///< in the bag: 'a'..'z', constant while it stays there
    bool isWorn = false; ///< in the bag: equipped
    /// On the floor: dropped by a monster that died out of sight, and not seen by the hero yet (display only).
    bool isHidden = false;
    /// On the floor: the hero has put it down, or has left its cell without it, so automatic exploration does not pick
    /// it up. This has no other effect.
    bool isLeft = false;

    friend bool operator==(const Item &, const Item &) = default;
};
