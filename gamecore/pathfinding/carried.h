#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/pathfinding/ground.h"

/// Returns cells where the hero can meet a monster that starts on `cell`: if he can reach any of these cells, terrain
/// does not keep him from the monster. A monster on passable ground is met on its own cell, since it can walk only
/// where the hero can, too. A monster in a wall is met on the cells of its possible first steps; a monster in a door,
/// on these cells or in the door. An empty list if the monster is in a wall and cannot leave it.
std::vector<Point> meetingCells(const Ground &ground, Point cell, BehaviorRow::Walk walk);

/// Returns the cells where monsters may stop a drifting hero: the start cells of the monsters, or all cells if any
/// monster can walk, be moved or be teleported. No cells under `contact kills`, since monsters then do not block the
/// hero.
BitGrid crowdOf(const Level &level, const Catalogue &catalogue, const Ground &ground);

/// An item or treasure that a monster carries until its death, and the conditions for getting it.
struct CarriedItem {
    std::size_t thing = 0; ///< index of the monster in Level::things
    KindId kind = 0;       ///< kind of the item or treasure
    /// The hero can get the item if he can reach any of these cells: meetingCells() of the monster, and the hero's
    /// start if an item may teleport the monster there.
    std::vector<Point> cells;
    /// False if nothing in the level can harm the monster.
    bool isObtainable = true;
};

/// Returns the items and treasures carried by monsters inside a level, in the order of Level::things. `catalogue` is
/// the one in force (catalogueOf()). Uses DamageSources to decide if a monster can be harmed.
std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground);
