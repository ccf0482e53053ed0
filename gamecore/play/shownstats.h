#pragma once

#include "gamecore/world/world.h"

/// The quantities that matter in a world; the player is shown no others. Derived from the rules and all contents of the
/// level, whether or not the hero has seen them, since it is no secret that a number can change.
struct ShownStats {
    bool isHealth = false;   ///< hit points can change or have changed
    bool isGrowth = false;   ///< experience can be gained or has been
    bool isStrength = false; ///< power and defense matter: there is combat, or gear to wear
    bool isGold = false;     ///< there is or was treasure

    friend bool operator==(const ShownStats &, const ShownStats &) = default;
};

/// Returns the quantities that matter in a world. Examines the entire world, so call it only once, when a game begins.
ShownStats shownStatsOf(const World &world);
/// Adds the quantities that have begun to matter since shownStatsOf(). Examines only the state of the hero.
void addShownStats(const World &world, ShownStats &shownStats);
