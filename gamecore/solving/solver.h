#pragma once

#include "gamecore/solving/clockwork.h"

#include <memory>

// The one door to the search for a way to victory. It picks what can tell the most: the exact search where monsters do
// not react to the hero (gamecore/solving/clockwork.h), else the best first (gamecore/solving/bestsearch.h), and before
// both a look at the maze (gamecore/pathfinding) and at its keys (solver.cpp), which needs no search.

/// A level, for many seeds. May be asked by several threads at once.
class Solver {
public:
    /// `shipped` as for Game::start.
    Solver(const CataloguePtr &shipped, const PlayableLevel &level);

    /// Whether a game of a seed can be won without a death. Before `Can` is said, the way was played. Where the exact
    /// search leaves something out and does not know, the other one goes on with the states that are left.
    Solution solve(std::uint64_t seed, const SolveBounds &bounds = {}, const SolveWatch &watch = {}) const;

private:
    Solution searchBest(std::uint64_t seed, const SolveBounds &bounds, const SolveWatch &watch, qint64 before) const;

    CataloguePtr m_shipped;
    PlayableLevel m_level;
    bool m_isHopeless;
    std::unique_ptr<const ClockworkSolver> m_exact; ///< null: it is no clockwork
};

/// The same for one seed.
Solution solve(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
               const SolveBounds &bounds = {}, const SolveWatch &watch = {});
