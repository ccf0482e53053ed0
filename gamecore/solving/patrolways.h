#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/pathfinding/ground.h"

/// Where the monsters of a level can ever stand that stay or walk their rounds, as long as no hero is in their way, and
/// whether a door could change that.
struct PatrolWays {
    BitGrid walked;            ///< where one that walks may stand at some time
    bool isOnRounds = true;    ///< every monster stays or walks its rounds; else nothing else here says anything
    bool mayFaceDoors = false; ///< one may come to look into a door or a gate, which stops it only while it is closed
};

/// By the rule of `patrol` (gamecore/rules/monster.cpp), over pairs of cell and direction: straight on, or where
/// something is in the way any of four directions. So who walks past a door at his side does not count as facing it,
/// unless he may be stopped there. `catalogue` is the one in force. The ground must not drift. Linear in the number of
/// cells.
PatrolWays patrolWaysOf(const Level &level, const Catalogue &catalogue, const Ground &ground);
