#pragma once

// gamecore/solving: the solver: decides by search whether a game can be won, and confirms wins by playing them.

#include "gamecore/base/cancel.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/replay/run.h"

#include <vector>

/// The verdict on a game of one seed: can it be won without a death?
enum class Solvable : std::uint8_t {
    Can,    ///< a winning sequence of commands exists
    Cannot, ///< certainly no commands win
    Unknown ///< undecided: the search reached its limit, was cancelled, or did not cover all commands
};
inline constexpr int solvableCount = enumeratorCount<Solvable>();
/// Returns the key in output: "can", "cannot" or "unknown".
QLatin1StringView keyOf(Solvable solvable);

/// The limits of a search. They count states, not time, so that the answer is the same on every machine.
struct SolveBounds {
    qint64 states = 200'000;  ///< largest number of states that are searched
    int stepMs = usualStepMs; ///< least time between two steps of the hero under real time, at least 1
};

/// Progress and cancellation of a running search, shared with other threads. Both pointers may be null.
struct SolveProgress {
    std::atomic<qint64> *states = nullptr;          ///< set by the search: number of states so far
    const std::atomic<bool> *isCancelled = nullptr; ///< set by another thread to stop the search

    /// Called by a search: stores `looked`, the number of states so far. False if `looked` exceeds `most`, or if the
    /// search is cancelled.
    bool mayGoOn(qint64 looked, qint64 most) const
    {
        if (states) {
            states->store(looked, std::memory_order_relaxed);
        }
        return looked <= most && !isSet(isCancelled);
    }
};

/// The result of a search.
struct Solution {
    Solvable solvable = Solvable::Unknown;
    std::vector<Command> commands = {}; ///< if Can: commands that win the game without a death
    int steps = 0;                      ///< if Can: steps of the hero
    bool isShortest = false;            ///< if Can: no victory is sooner, in turns or, under real time, in ms
    qint64 states = 0;                  ///< number of states searched; 0 if no search was needed
};

/// Plays the commands of a solution from the beginning of a game and returns them as a run whose origin is the solver.
/// `stepMs` is stored in the run.
Run runOf(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
          const std::vector<Command> &commands, int stepMs);
