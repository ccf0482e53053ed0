#pragma once

// gamecore/solving: the solver, which decides by search whether a game can be won, and confirms wins by playing them.

#include "gamecore/base/cancel.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/replay/run.h"

#include <array>
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

    /// Stores `looked`, the number of states that the calling search has found so far. False if `looked` exceeds
    /// `most`, or if the search is cancelled.
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

/// The counts of winnable, unwinnable and undecided games of a level, each with a different seed. most() bounds the
/// share of these games that any player or bot can win without a death.
class Ceiling {
public:
    void add(Solvable one) { ++m_counts[std::size_t(one)]; }

    qint64 games() const;
    qint64 count(Solvable solvable) const { return m_counts[std::size_t(solvable)]; }
    /// Returns the share of games that certainly can be won, from 0 to 1; undecided games count as unwinnable. 0
    /// without games.
    double least() const;
    /// Returns the share of games that are not certainly unwinnable, from 0 to 1; undecided games count as winnable. 1
    /// without games.
    double most() const;

    friend bool operator==(const Ceiling &, const Ceiling &) = default;

private:
    std::array<qint64, solvableCount> m_counts{};
};

/// A command of the hero, with its time since the start in turns or milliseconds.
struct TimedCommand {
    int time = 0;
    Command command;
    bool takesTurn = false; ///< the command takes a turn; always false under real time
};

/// Returns the commands of `way`, which must be in the order of time. The time between two commands is filled by `wait`
/// or, under real time, by as few `advance` as possible. A command that is due before the previous command has finished
/// follows immediately.
std::vector<Command> commandsOf(const std::vector<TimedCommand> &way, bool isRealTime);

/// True if the events include the hero's death.
bool hasHeroDied(const EventList &events);

/// Plays commands from the beginning of a game. True if the last command wins, none is refused, and the hero never
/// dies. At the first failure, playing stops, and `game` stays at that moment.
bool isWonWithoutDeath(Game &game, const std::vector<Command> &commands);
/// Does the same on a copy of a level in play, from any moment. Earlier deaths do not matter.
bool isWonWithoutDeath(World world, const std::vector<Command> &commands);

/// Plays the commands of a solution from the beginning of a game and returns them as a run whose origin is the solver.
/// `stepMs` is stored in the run.
Run runOf(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
          const std::vector<Command> &commands, int stepMs);
