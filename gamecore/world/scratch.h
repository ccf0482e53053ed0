#pragma once

#include "gamecore/base/distancemap.h"
#include "gamecore/base/sightwindow.h"
#include "gamecore/base/waymap.h"
#include "gamecore/base/widesight.h"

#include <optional>

/// Memory that rules work in, kept so that a turn allocates nothing. No part of the state of a world: what it holds is
/// made anew whenever monsters begin to act, so that a world which was saved and restored goes on the same way.
struct Scratch {
    SightWindow sightWindow;
    WideSight wideSight;  ///< for radii that the window has no room for
    WayMap toHero;        ///< valid if hasToHero
    DistanceMap fromHero; ///< to flee by; valid if hasFromHero
    WayMap toGoal;        ///< valid if goal is set, for that one
    DistanceMap around;   ///< to find free cells by; what it holds is nobody's, so that no hunter loses its way
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
