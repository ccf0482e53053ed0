#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/play/herosteps.h"

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

/// How far the hero has from each cell to the best of some goals, over the steps that he takes by what he knows. A goal
/// that begins below 0 draws as if it were nearer: -20 is ten straight steps.
class HeroWays {
public:
    static constexpr int unreached = DistanceMap::unreached;

    /// `crowded` are cells on which somebody stands who stays: one rather goes round them.
    void find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// The same for the hero's own cell and those around it only, and so at the cost of the cells up to the best goal:
    /// for one who learns more with each step.
    void findHere(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// The goal that findHere() found to be the best, if any can be come to.
    const std::optional<DistanceMap::Goal> &best() const { return m_best; }
    /// In half steps.
    int value(Point cell) const { return m_hasDrift ? m_graph.value(cell) : m_map.value(cell); }

private:
    void findByDrift(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals);
    std::optional<DistanceMap::Goal> bestFrom(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                                              std::span<const Point> crowded);

    std::optional<DistanceMap::Goal> m_best;
    bool m_hasDrift = false;
    DistanceMap m_map;
    StepGraph m_graph; ///< instead of it where the ground drifts
};

/// Ways that games of one level share, as long as all of the level is seen: whoever stands before the same goals on the
/// same ground goes by the same map, and most of a game's time would go into making it. Depths of dungeons
/// are levels of their own, and share nothing. For one thread.
class WaysBook {
public:
    /// The ways to some goals; valid until the next call.
    const HeroWays &find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                         std::span<const Point> crowded);

private:
    /// So that large levels take no more memory than a few maps.
    static constexpr qint64 mostCells = 200'000;

    HeroWays m_own; ///< which no other game shares: of what is seen now, or of a depth
    std::unordered_map<std::uint64_t, HeroWays> m_shared;
    qint64 m_cells = 0;
};
