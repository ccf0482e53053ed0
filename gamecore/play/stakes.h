#pragma once

#include "gamecore/world/world.h"

/// The quantities that matter in a world, so that the player is shown only those. Derived from the rules and the
/// contents of the level, known to the hero or not: that a number can change is no secret.
struct Stakes {
    bool isHealth = false;   ///< hit points can change or have changed
    bool isGrowth = false;   ///< experience can be gained or has been
    bool isStrength = false; ///< power and defense matter: there is combat, or gear to wear
    bool isGold = false;     ///< there is or was treasure

    friend bool operator==(const Stakes &, const Stakes &) = default;
};

/// Examines the whole world; for its beginning.
Stakes stakesOf(const World &world);
/// Adds what has begun to matter since, looking only at the hero.
void addStakes(const World &world, Stakes &stakes);
