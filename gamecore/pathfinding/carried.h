#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/pathfinding/ground.h"

/// Returns cells where the hero can meet a monster that starts on `cell`: if he can reach any of them, terrain lets him
/// get to the monster. On passable ground this is its own cell, since it can walk nowhere that he cannot. In a wall,
/// these are the cells of its possible first steps; in a door, also the door. An empty list if it is in a wall and
/// cannot leave it.
std::vector<Point> meetingCells(const Ground &ground, Point cell, BehaviorRow::Walk walk);

/// Returns the cells where monsters may stop a drifting hero: their own cells, or all cells if any monster can walk, be
/// moved or be teleported. No cells where contact kills, since monsters do not block there.
BitGrid crowdOf(const Level &level, const Catalogue &catalogue, const Ground &ground);

/// An item carried by a monster until its death, and the conditions for getting it.
struct CarriedItem {
    std::size_t thing = 0; ///< index of the monster in Level::things
    KindId kind = 0;       ///< kind of the item
    /// The hero can get the item if he can reach any of these: meetingCells() of the monster, and his start if an item
    /// may teleport monsters there.
    std::vector<Point> cells;
    /// False if nothing in the level can harm the monster.
    bool isObtainable = true;
};

/// Returns the items carried by monsters inside a level, in the order of Level::things. `catalogue` is the one in force
/// (catalogueOf()). Uses DamageSources to decide if a monster can be harmed.
std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground);
