#pragma once

#include "gamecore/fov/fieldofview.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/pathfinding/waymap.h"

#include <optional>

/// Everything that a cached distance map depends on. The map is stale as soon as any of these fields differs.
struct WaysBasis {
    std::uint32_t round = 0;  ///< Scratch::round when the map was computed: the positions of other actors
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

/// Working memory of the rules, kept so that a turn allocates nothing. It is not part of a world's state: each round
/// rebuilds it, so a restored world continues identically.
struct Scratch {
    FieldOfView view;
    std::uint32_t round = 0; ///< number of rounds in which monsters acted: a whole turn, or one monster's action under
                             ///< real time
    KeptWays<WayMap> toHero;
    KeptWays<WayMap> toGoal;
    KeptWays<StepGraph> toHeroByDrift; ///< replaces the maps above where ground drifts
    KeptWays<StepGraph> toGoalByDrift;
    KeptWays<DistanceMap> fromHero; ///< for fleeing
    KeptWays<StepGraph> fromHeroByDrift;
    DistanceMap around; ///< for one query at a time: free cells, and fleeing over drifting ground

    /// Drops the cached maps but keeps the memory for another world.
    void forget()
    {
        toHero.basis = toGoal.basis = fromHero.basis = std::nullopt;
        toHeroByDrift.basis = toGoalByDrift.basis = fromHeroByDrift.basis = std::nullopt;
    }
};
