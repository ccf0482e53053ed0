#pragma once

#include "gamecore/level/ground.h"

/// What a monster of a level carries until it dies, and what the hero needs to get it.
struct CarriedItem {
    std::size_t thing = 0; ///< the monster: its place in Level::things
    KindId kind = 0;       ///< what it carries
    /// He has it if he can come here: where the monster stands, for its own steps lead to no other part of the ground
    /// than his would. One that walks out of a wall counts where its first step leads.
    Point cell;
    /// False: nothing in the level harms the monster.
    bool canBeHad = true;
};

/// Those of all monsters that stand inside a level, in its order. `catalogue` is the one in force. Whether a
/// monster can be harmed MeansOfHarm says.
std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground);
