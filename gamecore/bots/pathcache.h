#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/play/herosteps.h"

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

/// The distance from each cell to the best of some goals, along the steps that the hero would take by what he knows
/// (HeroSteps). A DistanceMap::Goal::value below 0 makes a goal more attractive: -20 equals ten straight steps.
class HeroPaths {
public:
    static constexpr int unreached = DistanceMap::unreached;

    /// Computes the distances for all cells. `crowded` cells have a monster that cannot be passed for now; entering
    /// them costs more.
    void find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// Computes the distances only for the hero's cell and those around it. The cost depends only on the cells up to
    /// the best goal, so this suits a hero who explores with each step.
    void findHere(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// Returns the best goal that findHere() found; std::nullopt if none can be reached, and after find().
    const std::optional<DistanceMap::Goal> &best() const { return m_best; }
    /// Returns the distance from a cell in half steps; `unreached` if it has no path or was not computed.
    int value(Point cell) const { return m_hasDrift ? m_graph.value(cell) : m_map.value(cell); }

private:
    void findByDrift(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals);
    std::optional<DistanceMap::Goal> bestFrom(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                                              std::span<const Point> crowded);

    std::optional<DistanceMap::Goal> m_best;
    bool m_hasDrift = false;
    DistanceMap m_map;
    StepGraph m_graph; ///< replaces m_map where terrain moves the hero
};

/// A cache of paths for the games of one level. If the whole level is always in view (World::seesAll()), all its games
/// share them: the same goals on the same terrain give the same map, and computing maps would take most of a game's
/// time. Depths of a dungeon share nothing. Not thread-safe.
class PathCache {
public:
    /// Returns the paths to some goals; valid until the next call.
    const HeroPaths &find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                          std::span<const Point> crowded);

private:
    /// Limits the memory for large levels to a few maps.
    static constexpr qint64 mostCells = 200'000;

    HeroPaths m_own; ///< not shared: paths over explored cells only, or in a depth of a dungeon
    std::unordered_map<std::uint64_t, HeroPaths> m_shared;
    qint64 m_cells = 0;
};
