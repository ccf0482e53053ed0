#pragma once

#include "gamecore/base/distancemap.h"
#include "gamecore/base/fieldofview.h"

#include <optional>

/// Memory that rules work in, kept so that a turn allocates nothing. No part of the state of a world: what it holds is
/// made anew whenever monsters begin to act, so that a world which was saved and restored goes on the same way.
struct Scratch {
    FieldOfView fieldOfView;
    DistanceMap toHero;   ///< valid if hasToHero
    DistanceMap fromHero; ///< to flee by; valid if hasFromHero
    DistanceMap toGoal;   ///< valid if goal is set, for that one
    bool hasToHero = false;
    bool hasFromHero = false;
    std::optional<Point> goal;

    void forgetWays()
    {
        hasToHero = false;
        hasFromHero = false;
        goal.reset();
    }
};
