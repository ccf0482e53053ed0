#pragma once

#include "gamecore/playtest/playtest.h"
#include "gamecore/solving/solver.h"

#include <functional>
#include <map>

/// What came of a seed, without the way to it.
struct SeedVerdict {
    Solvable solvable = Solvable::Unknown;
    int steps = 0;
    bool isShortest = false;
};

/// The seeds of a level, shared out among threads. What comes of them does not depend on how many there are.
struct SolvePool {
    int threads = 1;
    /// Called now and then by the calling thread, with the seeds of which the answer is known and the states that were
    /// looked at.
    std::function<void(qint64 known, qint64 states)> tell = {};

    struct Answers {
        std::map<std::uint64_t, SeedVerdict> verdicts = {}; ///< by seed
        std::optional<std::uint64_t> firstWon = {};         ///< the lowest seed that can be won
        std::vector<Command> way = {};                      ///< that wins it
    };
    /// All of them, or those that were known before it was cancelled.
    Answers solve(const Solver &solver, const SeedRange &seeds, const SolveBounds &bounds,
                  const std::atomic<bool> &isCancelled) const;
};
