#pragma once

#include "gamecore/solving/solution.h"

/// The answer of a trap search: can the hero get stuck for good?
enum class Stuck : std::uint8_t {
    Never,     ///< the hero can still win from every state that he can reach
    Can,       ///< there is a trap
    FromStart, ///< the hero cannot win at all: no trap, but reported as cannot_be_won
    Unknown    ///< the search reached its limit, or the level has features that the search does not cover
};
inline constexpr int stuckCount = enumeratorCount<Stuck>();
/// Returns "never", "can", "from_start" or "unknown".
QLatin1StringView keyOf(Stuck stuck);

/// A run after which the level cannot be won any more.
struct Trap {
    /// The effect of the last command of the run, which closes the trap.
    enum class Cause : std::uint8_t {
        Key,  ///< opening the door `to` uses up a key
        Door, ///< opening the door `to` changes where the ground carries or stops the hero
        Step  ///< the step from `from` to `to` cannot be taken back
    };

    std::vector<Command> commands = {}; ///< steps, openings and pick-ups, from the start
    Point cell = {};                    ///< the hero's final cell
    Cause cause = Cause::Key;
    Point from = {};  ///< cell of the hero before the last command
    Point to = {};    ///< door that the last command opens, or cell where its step ends
    QString key = {}; ///< catalogue key of the item used up, if Cause::Key
    /// The goals that are out of reach after the run: cells with treasure, and all exits and stairs if none of these
    /// can be reached. Empty if the hero can still reach each goal, but not all of them in one game.
    std::vector<Point> lost = {};
};

/// The result of a trap search.
struct TrapSearch {
    Stuck stuck = Stuck::Unknown;
    std::optional<Trap> trap = {}; ///< if Stuck::Can
    qint64 states = 0;             ///< number of states searched
    bool hitBound = false;         ///< if Stuck::Unknown: the search reached its limit; a larger one may give an answer
};
