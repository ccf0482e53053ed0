#pragma once

#include "gamecore/world/world.h"

/// The quantities that matter in a world, so that the player is shown only those. Derived from the rules and the
/// contents of the level, whether or not the hero has seen them: that a number can change is no secret.
struct ShownStats {
    bool isHealth = false;   ///< hit points can change or have changed
    bool isGrowth = false;   ///< experience can be gained or has been
    bool isStrength = false; ///< power and defense matter: there is combat, or gear to wear
    bool isGold = false;     ///< there is or was treasure

    friend bool operator==(const ShownStats &, const ShownStats &) = default;
};

/// Returns what matters in a world. Examines all of it: call it once, when a game begins.
ShownStats shownStatsOf(const World &world);
/// Adds to `shownStats` what has begun to matter since, from the hero's state only.
void addShownStats(const World &world, ShownStats &shownStats);
