#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/pathfinding/ground.h"

/// Cells one of which the hero has to come to so that he can be beside a monster on `cell`, as far as the ground goes.
/// On ground that is the cell itself, for its own steps lead to no other part of it than his would; in a wall the cells
/// that its first step leads to; in a door both. Empty for one that stays in a wall.
std::vector<Point> meetingCells(const Ground &ground, Point cell, BehaviorRow::Walk walk);

/// Cells where monsters may stand that stop a hero whom the ground carries on; every cell if one of them walks or can
/// be moved. None where a touch kills: then nobody stops him.
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

/// What all monsters that stand inside a level carry, in its order. `catalogue` is the one in force. MeansOfHarm says
/// whether a monster can be harmed.
std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground);
