#pragma once

#include "gamecore/fov/fieldofview.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/pathfinding/waymap.h"

#include <optional>

/// The inputs of a cached distance map. The map is stale as soon as any of them differs.
struct WaysBasis {
    std::uint32_t round = 0;  ///< Scratch::round at that time; stands for the positions of the other actors
    std::uint32_t ground = 0; ///< World::groundRevision()
    Point hero;
    Point goal;

    friend bool operator==(const WaysBasis &, const WaysBasis &) = default;
};

/// A cached map with the inputs it was computed from; std::nullopt if it has not been computed.
template<typename Map>
struct KeptWays {
    Map map;
    std::optional<WaysBasis> basis;
};

/// Working memory of the rules, reused so that a turn allocates nothing. It is not part of a world's state: cached maps
/// are recomputed in each round, so a restored world continues identically.
struct Scratch {
    FieldOfView view;
    std::uint32_t round = 0; ///< number of rounds in which monsters acted: a whole turn, or one monster's action under
                             ///< real time
    KeptWays<WayMap> toHero; ///< paths to the hero
    KeptWays<WayMap> toGoal; ///< paths to another cell, Actor::goal
    KeptWays<StepGraph> toHeroByDrift; ///< replaces the maps above where ground drifts
    KeptWays<StepGraph> toGoalByDrift;
    KeptWays<DistanceMap> fromHero; ///< paths for fleeing from the hero
    KeptWays<StepGraph> fromHeroByDrift;
    DistanceMap around; ///< working memory of single queries, never cached: free cells, fleeing over drifting ground

    /// Drops the cached maps but not their memory, for use with another world.
    void forget()
    {
        toHero.basis = toGoal.basis = fromHero.basis = std::nullopt;
        toHeroByDrift.basis = toGoalByDrift.basis = fromHeroByDrift.basis = std::nullopt;
    }
};
