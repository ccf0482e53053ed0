#pragma once

#include "gamecore/pathfinding/keyflood.h"

/// The input of a trap search (gamecore/softlock/traps.h): a level, whose monsters and damage are ignored. `catalogue`
/// and `rules` are those in force. The objects referred to must outlive all objects made from this input.
struct TrapInput {
    const Level &level;
    const Catalogue &catalogue;
    const Rules &rules;
    Point start;
};

/// The goals of `win` by cell. The condition that no monster is left is omitted, since it holds in a level without
/// monsters.
struct TrapGoals {
    bool wantsTreasure = false;
    bool wantsExit = false;
    std::vector<Point> treasure; ///< cells with treasure, each once; empty if `win` does not require it
    std::vector<Point> exits;    ///< cells that win on entry; empty if `win` does not require exits
    std::vector<Point> stairs;   ///< cells where the command `descend` wins; empty if `win` does not require exits
    bool isOutOfReach = false;   ///< some required treasure is carried by a monster that nothing can harm

    /// True if the level has a goal, and none is known to be out of reach.
    bool canBeMet() const
    {
        return !isOutOfReach && (!treasure.empty() || (wantsExit && !(exits.empty() && stairs.empty())));
    }
};
TrapGoals trapGoalsOf(const TrapInput &asked, const Ground &ground);

/// An item that the hero may have to pick up: a key for which there are doors, or an item that lies on top of such a
/// key.
struct TrapItem {
    Point cell;
    int key = noKey; ///< index in Ground::keys(); noKey for other items
    static constexpr int noKey = -1;
};
/// Returns the items within reach that the hero may have to pick up, in reading order of cells; within a cell, in the
/// order in which they are picked up. `cells` includes every cell that the hero can reach.
std::vector<TrapItem> trapItemsOf(const TrapInput &asked, const Ground &ground, const BitGrid &cells);

/// True if the trap search covers the level. It does not cover a level in which
/// - `win` requires killing monsters, and there are monsters;
/// - a monster that can be harmed carries a key for a door, a required treasure or an item that teleports the hero;
/// - the hero has an item that teleports him, or such an item lies in the level.
bool isCoveredByTrapSearch(const TrapInput &asked, const Ground &ground);

/// True if anything in the level can kill the hero. Under `death respawn`, a death returns him to his start.
bool canKillHero(const TrapInput &asked);
