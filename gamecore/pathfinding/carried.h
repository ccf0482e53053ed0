#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/pathfinding/ground.h"

/// Returns cells such that the hero can get next to a monster on `cell` by reaching any of them, as far as terrain
/// goes. On passable ground, this is the cell itself, since the monster's own steps lead no farther than his. In a
/// wall, these are the ends of its first steps; in a door, both. Empty if it cannot leave a wall.
std::vector<Point> meetingCells(const Ground &ground, Point cell, BehaviorRow::Walk walk);

/// Returns the cells where monsters may stop a drifting hero; every cell if a monster walks or can be moved. Empty
/// where contact kills, since monsters do not block there.
BitGrid crowdOf(const Level &level, const Catalogue &catalogue, const Ground &ground);

/// An item carried by a monster until its death, and the conditions for getting it.
struct CarriedItem {
    std::size_t thing = 0; ///< the monster's index in Level::things
    KindId kind = 0;       ///< kind of the item
    /// The hero can get it if he reaches one of these: meetingCells() of the monster, and his start if an item may
    /// teleport monsters there.
    std::vector<Point> cells;
    /// False if nothing in the level can harm the monster.
    bool canBeHad = true;
};

/// Returns the items carried by all monsters inside a level, in its order. `catalogue` is the one in force. Uses
/// MeansOfHarm to decide if a monster can be harmed.
std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground);
