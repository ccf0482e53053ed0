#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelcheck.h"

/// A small random level with patrolling monsters, one goal, and the hero's timing.
struct SmallPursuit {
    QString text; ///< description for messages
    PlayableLevel level;
    Point start;
    std::vector<Point> monsters;
    std::vector<Point> goal; ///< one treasure, or all exits
    int stepMs = 1;
};

/// Common properties of such levels.
struct SmallKind {
    Size size;
    QString ground; ///< characters, each weighted by how often it occurs
    bool isRealTime = false;
    int monsters = 1; ///< several monsters pass through each other
};

SmallPursuit smallPursuit(Rng &rng, const SmallKind &kind);
/// True if the hero can reach the goal when no monster moves and doors stay closed.
bool isInReach(const SmallPursuit &pursuit);
