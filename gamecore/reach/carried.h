#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/reach/ground.h"

/// Where the hero can come beside a monster that stands on `cell`, as far as the ground goes: he has to come to one of
/// these cells. On ground that is the cell itself, for its own steps lead to no other part of it than his would; in a
/// wall the cells that its first step leads to; in a door both. Nothing for one that stays in a wall.
std::vector<Point> meetingCells(const Ground &ground, Point cell, BehaviorRow::Walk walk);

/// Where monsters may come to stand who stop a hero whom the ground carries on; any cell if one of them walks or can
/// be moved. One that would be touched stops nobody.
BitGrid crowdOf(const Level &level, const Catalogue &catalogue, const Ground &ground);

/// What a monster of a level carries until it dies, and what the hero needs to get it.
struct CarriedItem {
    std::size_t thing = 0; ///< the monster: its place in Level::things
    KindId kind = 0;       ///< what it carries
    /// He has it if he can come to one of these: meetingCells() of the monster, and where he starts, if an item may
    /// put monsters there.
    std::vector<Point> cells;
    /// False: nothing in the level harms the monster.
    bool canBeHad = true;
};

/// Those of all monsters that stand inside a level, in its order. `catalogue` is the one in force. Whether a
/// monster can be harmed MeansOfHarm says.
std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground);
