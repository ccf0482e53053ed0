#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/play/herosteps.h"

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

/// The distance from each cell to the best of some goals, along the steps that seem possible to the hero by what he
/// knows (HeroSteps). A DistanceMap::Goal::value below 0 makes a goal more attractive: -20 equals ten straight steps.
class HeroPaths {
public:
    static constexpr int unreached = DistanceMap::unreached;

    /// Computes the distances for all cells. Each cell in `crowded` has a monster that blocks the path for now;
    /// entering such a cell costs more.
    void find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// Computes the distances only for the hero's cell and the cells around it. The running time depends only on the
    /// cells up to the best goal, so this suits a hero who reveals new cells with each step. Does the same as find() if
    /// terrain moves the hero.
    void findHere(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// Returns the best goal that findHere() found. std::nullopt if no goal can be reached, after find(), and if
    /// terrain moves the hero.
    const std::optional<DistanceMap::Goal> &best() const { return m_best; }
    /// Returns the distance from a cell in half steps; `unreached` if no path leads from the cell to a goal, or if its
    /// distance was not computed.
    int value(Point cell) const { return m_hasDrift ? m_graph.value(cell) : m_map.value(cell); }

private:
    void findByDrift(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals);
    std::optional<DistanceMap::Goal> bestFrom(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                                              std::span<const Point> crowded);

    std::optional<DistanceMap::Goal> m_best;
    bool m_hasDrift = false;
    DistanceMap m_map;
    StepGraph m_graph; ///< replaces m_map if the level has terrain that moves the hero
};

/// A cache of paths for the games of one level. If the whole level is always in view (World::seesAll()), all games of
/// the level share their paths: the same goals on the same terrain give the same paths, and computing these would take
/// most of a game's time. Depths of a dungeon share no paths. Not thread-safe.
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
