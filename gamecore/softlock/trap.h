#pragma once

#include "gamecore/pathfinding/keyflood.h"
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

/// The input of a trap search (gamecore/softlock/traps.h): a level, whose monsters and damage are ignored. `catalogue`
/// and `rules` are those in force. The objects referred to must outlive all objects made from this input.
struct TrapInput {
    const Level &level;
    const Catalogue &catalogue;
    const Rules &rules;
    Point start;
};

/// The goals of `win` by cell. The condition that no monster is left is omitted, since it holds in a level without
/// monsters.
struct TrapGoals {
    bool wantsTreasure = false;
    bool wantsExit = false;
    std::vector<Point> treasure; ///< cells with treasure, each once; empty if `win` does not require it
    std::vector<Point> exits;    ///< cells that win on entry; empty if `win` does not require exits
    std::vector<Point> stairs;   ///< cells where the command `descend` wins; empty if `win` does not require exits
    bool isOutOfReach = false;   ///< some required treasure is carried by a monster that nothing can harm

    /// True if the level has a goal, and isOutOfReach is false.
    bool canBeMet() const
    {
        return !isOutOfReach && (!treasure.empty() || (wantsExit && !(exits.empty() && stairs.empty())));
    }
};
TrapGoals trapGoalsOf(const TrapInput &asked, const Ground &ground);

/// An item that the hero may have to pick up: a key for which there are doors, or an item that lies on top of such a
/// key.
struct TrapItem {
    Point cell;
    int key = noKey; ///< index in Ground::keys(); noKey for other items
    static constexpr int noKey = -1;
};
/// Returns the items within reach that the hero may have to pick up, in reading order of cells; within a cell, in the
/// order in which they are picked up. `cells` includes every cell that the hero can reach.
std::vector<TrapItem> trapItemsOf(const TrapInput &asked, const Ground &ground, const BitGrid &cells);

/// True if the trap search covers the level. It does not cover a level in which
/// - `win` requires killing monsters, and there are monsters;
/// - a monster that can be harmed carries a key for a door, a required treasure or an item that teleports the hero;
/// - the hero has an item that teleports him, or such an item lies in the level.
bool isCoveredByTrapSearch(const TrapInput &asked, const Ground &ground);

/// True if anything in the level can kill the hero. Under `death respawn`, a death returns him to his start.
bool canKillHero(const TrapInput &asked);
