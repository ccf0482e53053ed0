#pragma once

#include "gamecore/fov/fieldofview.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/pathfinding/waymap.h"

#include <optional>

/// The inputs of a cached distance map. The map is stale as soon as any of them differs.
struct PathCacheKey {
    std::uint32_t round = 0; ///< Scratch::round when the map was computed; stands for the positions of the other actors
    std::uint32_t ground = 0; ///< World::groundRevision()
    Point hero;
    Point goal;

    friend bool operator==(const PathCacheKey &, const PathCacheKey &) = default;
};

/// A cached map, and `basis`, the inputs from which the map was computed. `basis` is std::nullopt if the map has to be
/// computed again.
template<typename Map>
struct CachedMap {
    Map map;
    std::optional<PathCacheKey> basis;
};

/// Working memory of the rules, reused so that a turn allocates nothing. It is not part of a world's state: cached maps
/// are recomputed in each round, so a world restored from a snapshot continues identically.
struct Scratch {
    FieldOfView view; ///< for World::see()
    /// Number of rounds so far. A round is a turn or, under real time, the action of one monster.
    std::uint32_t round = 0;
    CachedMap<WayMap> toHero;             ///< paths to the hero
    CachedMap<WayMap> toGoal;             ///< paths to another cell, Actor::goal
    CachedMap<StepGraph> toHeroByDrift;   ///< used instead of toHero if ground drifts
    CachedMap<StepGraph> toGoalByDrift;   ///< used instead of toGoal if ground drifts
    CachedMap<DistanceMap> fromHero;      ///< paths for fleeing from the hero
    CachedMap<StepGraph> fromHeroByDrift; ///< used instead of fromHero if ground drifts
    DistanceMap around; ///< working memory for finding free cells and for fleeing over drifting ground; never cached

    /// Drops the cached maps but not their memory, for use with another world.
    void forget()
    {
        toHero.basis = toGoal.basis = fromHero.basis = std::nullopt;
        toHeroByDrift.basis = toGoalByDrift.basis = fromHeroByDrift.basis = std::nullopt;
    }
};
