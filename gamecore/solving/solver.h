#pragma once

#include "gamecore/solving/clockwork.h"

#include <memory>

// Entry point of the solver. First it checks, without a search, whether the maze (gamecore/pathfinding) or the number
// of keys (solver.cpp) rules out a victory. Otherwise it picks the strongest search: the exact search where monsters do
// not react to the hero (gamecore/solving/clockwork.h), best-first search elsewhere (gamecore/solving/bestsearch.h).

/// Solver for many seeds of one level. Safe to call from several threads at once.
class Solver {
public:
    /// Checks whether any seed can be won, and prepares the exact search if it applies. `shipped` is the catalogue that
    /// Game::start() takes.
    Solver(const CataloguePtr &shipped, const PlayableLevel &level);

    /// Returns whether the game of a seed can be won without a death, with the winning commands. These commands are
    /// replayed on a game before `Can` is returned. If the exact search ends undecided, best-first search uses the rest
    /// of `bounds.states`, if any.
    Solution solve(std::uint64_t seed, const SolveBounds &bounds = {}, const SolveProgress &watch = {}) const;

private:
    Solution searchBest(std::uint64_t seed, const SolveBounds &bounds, const SolveProgress &watch, qint64 before) const;

    CataloguePtr m_shipped;
    PlayableLevel m_level;
    bool m_isHopeless;                              ///< no seed can be won
    std::unique_ptr<const ClockworkSolver> m_exact; ///< null if the level is not a clockwork
};

/// Solves the game of one seed.
Solution solve(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
               const SolveBounds &bounds = {}, const SolveProgress &watch = {});
