#pragma once

#include "gamecore/world/world.h"

/// What there is to win and lose in a world, so that a player is shown what counts and nothing else. It follows from
/// the rules and from what the level holds, whether the hero knows of it or not: a number that could change is no
/// secret.
struct Stakes {
    bool isHealth = false;   ///< something can cost hit points, or has
    bool isGrowth = false;   ///< experience can be had, or was
    bool isStrength = false; ///< power and defense count: one fights, or there are things to wear
    bool isGold = false;     ///< there is treasure, or was

    friend bool operator==(const Stakes &, const Stakes &) = default;
};

/// Looks at everything: for the beginning of a world.
Stakes stakesOf(const World &world);
/// Adds what has come to count since, by the hero alone.
void addStakes(const World &world, Stakes &stakes);
