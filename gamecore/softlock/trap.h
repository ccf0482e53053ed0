#pragma once

#include "gamecore/solving/solution.h"

/// The verdict on a level that the hero could win: can he get stuck for good?
enum class Stuck : std::uint8_t {
    Never,     ///< the hero can still win from every state that he can reach
    Can,       ///< there is a trap
    FromStart, ///< the hero cannot win at all: no trap, but the finding cannot_be_won
    Unknown    ///< the search reached its limit, or the level has features that it does not cover
};
inline constexpr int stuckCount = enumeratorCount<Stuck>();
/// "never", "can", "from_start", "unknown".
QLatin1StringView keyOf(Stuck stuck);

/// A run after which the level cannot be won any more.
struct Trap {
    /// The effect of the last command of the run, which closes the trap.
    enum class Cause : std::uint8_t {
        Key,  ///< the door `to` uses up a key
        Door, ///< opening the door `to` changes how its cell moves or stops the hero
        Step  ///< the step from `from` to `to` cannot be taken back
    };

    std::vector<Command> commands = {}; ///< steps, openings and pick-ups, from the start
    Point cell = {};                    ///< the hero's final cell
    Cause cause = Cause::Key;
    Point from = {};
    Point to = {};
    QString key = {}; ///< kind of the key, if Cause::Key
    /// The goals that are then out of reach: cells with treasure, or exits and stairs. Empty if the hero can still have
    /// each goal, but not all of them.
    std::vector<Point> lost = {};
};

struct TrapSearch {
    Stuck stuck = Stuck::Unknown;
    std::optional<Trap> trap = {}; ///< if Stuck::Can
    qint64 states = 0;             ///< number of states searched
    bool hitBound = false;         ///< if Stuck::Unknown: more states may give an answer
};
