#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelcheck.h"

/// A small level by chance with monsters on their rounds, one goal, and the times of a hero.
struct SmallPursuit {
    QString text; ///< for messages
    PlayableLevel level;
    Point start;
    std::vector<Point> monsters;
    std::vector<Point> goal; ///< a treasure, or all exits
    int stepMs = 1;
};

/// What such levels have in common.
struct SmallKind {
    Size size;
    QString ground; ///< characters, each as likely as it is frequent
    bool isRealTime = false;
    int monsters = 1; ///< several pass through each other
};

SmallPursuit smallPursuit(Rng &rng, const SmallKind &kind);
/// Whether the hero comes to the goal if nobody walks; doors stay closed.
bool isInReach(const SmallPursuit &pursuit);
