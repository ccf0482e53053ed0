#pragma once

#include "gamecore/fov/fieldofview.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/pathfinding/waymap.h"

#include <optional>

/// What found ways depend on: they are out of date as soon as any of it differs.
struct WaysBasis {
    std::uint32_t round = 0;  ///< Scratch::round: where others stood when it began
    std::uint32_t ground = 0; ///< World::groundRevision()
    Point hero;
    Point goal;

    friend bool operator==(const WaysBasis &, const WaysBasis &) = default;
};

/// Ways with what they were found from; nothing: there are none yet.
template<typename Map>
struct KeptWays {
    Map map;
    std::optional<WaysBasis> basis;
};

/// Memory that rules work in, kept so that a turn allocates nothing. No part of the state of a world: what it holds is
/// made anew in each round, so that a world which was saved and restored goes on the same way.
struct Scratch {
    FieldOfView view;
    std::uint32_t round = 0; ///< counts how often monsters have begun to act: all of a turn, or one under real time
    KeptWays<WayMap> toHero;
    KeptWays<WayMap> toGoal;
    KeptWays<StepGraph> toHeroByDrift; ///< instead of these where the ground drifts
    KeptWays<StepGraph> toGoalByDrift;
    KeptWays<DistanceMap> fromHero; ///< to flee by
    KeptWays<StepGraph> fromHeroByDrift;
    DistanceMap around; ///< for one question at a time: where a free cell is, and who flees over drifting ground

    /// Keeps the memory for another world.
    void forget()
    {
        toHero.basis = toGoal.basis = fromHero.basis = std::nullopt;
        toHeroByDrift.basis = toGoalByDrift.basis = fromHeroByDrift.basis = std::nullopt;
    }
};
