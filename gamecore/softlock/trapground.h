#pragma once

#include "gamecore/pathfinding/keyflood.h"

/// The input of a trap search (gamecore/softlock/traps.h): a level without monsters and damage. `catalogue` and `rules`
/// are those in force. Everything but the start must outlive objects made from it.
struct TrapQuestion {
    const Level &level;
    const Catalogue &catalogue;
    const Rules &rules;
    Point start;
};

/// The goals of `win` by cell. The condition of dead monsters is left out, since it holds where there are none.
struct TrapGoals {
    bool wantsTreasure = false;
    bool wantsExit = false;
    std::vector<Point> treasure; ///< cells with treasure, each once; empty if `win` does not require it
    std::vector<Point> exits;    ///< cells that win on entry; empty if `win` does not require exits
    std::vector<Point> stairs;   ///< cells that win by a command; empty if `win` does not require exits
    bool isOutOfReach = false;   ///< some required treasure is carried by a monster that nothing can harm

    /// True if the level has any goal, and no goal is out of reach.
    bool canBeMet() const
    {
        return !isOutOfReach && (!treasure.empty() || (wantsExit && !(exits.empty() && stairs.empty())));
    }
};
TrapGoals trapGoalsOf(const TrapQuestion &asked, const Ground &ground);

/// An item to pick up: a key for which there are doors, or an item that lies on top of such a key.
struct TrapItem {
    Point cell;
    int key = noKey; ///< index in Ground::keys()
    static constexpr int noKey = -1;
};
/// Returns the items within reach, in reading order of cells; within a cell in the order of picking up. `cells`
/// includes every cell that the hero can reach.
std::vector<TrapItem> trapItemsOf(const TrapQuestion &asked, const Ground &ground, const BitGrid &cells);

/// True if the trap search covers the level. `win` must not ask for dead monsters while there are any, no monster that
/// can be harmed may carry a relevant item, and nothing may teleport the hero.
bool isKnownToTraps(const TrapQuestion &asked, const Ground &ground);

/// True if anything in the level can kill the hero. Under `death respawn` he may then return to his start.
bool canKillHero(const TrapQuestion &asked);
