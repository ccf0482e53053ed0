#pragma once

#include "gamecore/pathfinding/keyflood.h"

/// A level as one asks it for traps (gamecore/softlock/traps.h): no monsters, nothing hurts. `catalogue` and `rules`
/// are those in force; all but the start must outlive what is made of it.
struct TrapQuestion {
    const Level &level;
    const Catalogue &catalogue;
    const Rules &rules;
    Point start;
};

/// What `win` asks for, by cells. `rules.win` without the condition of monsters, which hold where there are none.
struct TrapGoals {
    bool wantsTreasure = false;
    bool wantsExit = false;
    std::vector<Point> treasure; ///< cells with some, each once; empty if it is not asked for
    std::vector<Point> exits;    ///< cells that win by coming to them; likewise
    std::vector<Point> stairs;   ///< cells that win by a command on them; likewise
    bool isOutOfReach = false;   ///< some treasure that is asked for is carried by what nothing can harm

    /// Whether anything in the level can win it at all.
    bool canBeMet() const
    {
        return !isOutOfReach && (!treasure.empty() || (wantsExit && !(exits.empty() && stairs.empty())));
    }
};
TrapGoals trapGoalsOf(const TrapQuestion &asked, const Ground &ground);

/// Something to be picked up: a key for which there are doors, or what lies on one and has to be taken before it.
struct TrapItem {
    Point cell;
    int key = noKey; ///< number of Ground::keys()
    static constexpr int noKey = -1;
};
/// Those in reach, in reading order of cells; within a cell in the order in which picking up takes them. `cells`: that
/// the hero may come to at most.
std::vector<TrapItem> trapItemsOf(const TrapQuestion &asked, const Ground &ground, const BitGrid &cells);

/// Whether searches for traps know all that decides: no dead monsters are asked for while there are living ones, no
/// monster carries what matters and can be had, nothing in the level teleports the hero.
bool isKnownToTraps(const TrapQuestion &asked, const Ground &ground);

/// Whether anything in the level can kill the hero: then he may come back at his start under `death respawn`.
bool canKillHero(const TrapQuestion &asked);
