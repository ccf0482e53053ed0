#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/rules.h"
#include "gamecore/level/level.h"
#include "gamecore/worstcase/untold.h"

class PlayableLevel;

/// Something that `win` asks for and that lies on cells: one treasure, or the exits, any of which will do.
struct PursuitGoal {
    WinCondition condition = WinByTreasure;
    std::vector<Point> cells; ///< in reading order, at least one
};

/// What of a level counts in a pursuit of the hero by one monster that walks its rounds.
///
/// Doors and gates are open to the hero, with or without a key, and each time that a monster comes to one he chooses
/// whether it is open to that one: so he can do more than by the rules, never less. What hurts him is nothing to him.
/// Monsters that stay where they are stand there for good, since nothing here kills or moves them.
struct PursuitScene {
    Rules rules;
    Point start;
    BitGrid heroGround;  ///< where terrain lets him stand, doors too
    BitGrid heroCells;   ///< of them those where nobody stands for good
    BitGrid roundsCells; ///< onto which a monster on its rounds walks, doors not among them
    BitGrid doors;       ///< and gates
    std::vector<PursuitGoal> goals;
    std::vector<std::size_t> patrols; ///< places in Level::things
    std::vector<std::size_t> others;  ///< that walk otherwise, likewise

    Size size() const { return heroGround.size(); }

    /// The first of what decides a pursuit beside terrain, doors and touching. If there is any nothing can be said.
    static Beyond beyondOf(const PlayableLevel &level);
    static PursuitScene of(const PlayableLevel &level);
};

/// Where monsters that walk may come to that start on some cells, however they walk and whichever doors are open.
BitGrid haunts(const PursuitScene &scene, const std::vector<Point> &starts);
