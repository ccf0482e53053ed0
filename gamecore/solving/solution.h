#pragma once

// gamecore/solving: whether a game can be won, found by search and checked by playing.

#include "gamecore/base/cancel.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/replay/run.h"

#include <vector>

/// Whether a game of one seed can be won without a death.
enum class Solvable : std::uint8_t {
    Can,    ///< some commands win it
    Cannot, ///< none do: everything was tried
    Unknown ///< the bound was reached before
};
inline constexpr int solvableCount = enumeratorCount<Solvable>();
/// "can", "cannot", "unknown".
QLatin1StringView keyOf(Solvable solvable);

/// What a search may spend. Counted in states, so that the answer is the same on every machine.
struct SolveBounds {
    qint64 states = 200'000;  ///< of the game that are looked at
    int stepMs = usualStepMs; ///< under real time no two steps are closer than this, at least 1
};

/// A search from outside: how far it is, and that it is no longer wanted. Both may be null.
struct SolveWatch {
    std::atomic<qint64> *states = nullptr;
    const std::atomic<bool> *isCancelled = nullptr;

    /// Tells how many states were looked at; false if they are more than `most`, or the search is no longer wanted.
    bool mayGoOn(qint64 looked, qint64 most) const
    {
        if (states) {
            states->store(looked, std::memory_order_relaxed);
        }
        return looked <= most && !isSet(isCancelled);
    }
};

/// What came of it.
struct Solution {
    Solvable solvable = Solvable::Unknown;
    std::vector<Command> commands = {}; ///< of Can: they win the game without a death
    int steps = 0;                      ///< of Can: of the hero in it
    bool isShortest = false;            ///< of Can: no commands win it sooner, in turns, under real time in ms
    qint64 states = 0;                  ///< that were looked at
};

/// Commands of a search as a run by the solver, played from the beginning of a game.
Run runOf(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
          const std::vector<Command> &commands, int stepMs);
