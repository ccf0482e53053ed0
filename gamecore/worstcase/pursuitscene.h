#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/rules.h"
#include "gamecore/level/level.h"
#include "gamecore/worstcase/worstcasebounds.h"

class PlayableLevel;

/// A goal of `win`: a cell with treasure, or all exits together, of which the hero has to reach only one.
struct PursuitGoal {
    WinCondition condition = WinByTreasure;
    std::vector<Point> cells; ///< cells of the goal in reading order, at least one
};

/// The model of a level in which patrols hunt the hero.
///
/// Doors and gates are open to the hero, with or without a key. Each time a monster comes to a door, the hero chooses
/// whether the door is open to the monster. So the hero can do more than by the rules, never less. Only contact hurts
/// him. Stationary monsters stay in place, since nothing here kills or moves them.
struct PursuitScene {
    Rules rules;
    Point start;
    BitGrid heroGround;  ///< cells that the hero can stand on by terrain, including doors
    BitGrid heroCells;   ///< heroGround without the cells of stationary monsters
    BitGrid patrolCells; ///< cells that patrols can enter, without doors
    BitGrid doors;       ///< cells of doors and gates
    std::vector<PursuitGoal> goals;
    std::vector<std::size_t> patrols; ///< monsters that patrol, as indices in Level::things
    std::vector<std::size_t> others;  ///< monsters that walk but do not patrol, as indices in Level::things

    Size size() const { return heroGround.size(); }

    /// Returns the first feature of the level that the model does not cover; Unsupported::Nothing if it covers all. A
    /// level with such a feature is not checked.
    static Unsupported unsupportedIn(const PlayableLevel &level);
    /// Returns the model of a level.
    static PursuitScene of(const PlayableLevel &level);
};

/// Returns the cells that walking monsters with these starting cells may ever reach, however they walk and whichever
/// doors are open.
BitGrid cellsReachableByMonsters(const PursuitScene &scene, const std::vector<Point> &starts);
