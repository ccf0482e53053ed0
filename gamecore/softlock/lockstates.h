#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/pathfinding/lockgraph.h"
#include "gamecore/solving/solution.h"

/// The goals that the rule `win` requires, by region and door of a LockGraph.
struct LockGoals {
    /// The goals in a region or on a cell.
    struct Place {
        int treasure = 0;    ///< number of cells with treasure
        bool isExit = false; ///< an exit or stairs
    };
    std::vector<Place> regions;
    std::vector<Place> doors; ///< on the cell of each door
    /// Goals on the start cell. They count only once the hero has left this cell and come back, so no region includes
    /// them. Stairs on the start cell count at once, in the region of the cell.
    Place start;
    bool hasRoom = false;   ///< the hero can leave the start cell without opening a door of the graph
    int treasure = 0;       ///< total number of cells with required treasure
    bool wantsExit = false; ///< `win` requires an exit
};

/// All outcomes of opening the doors of a LockGraph in every order, for levels in which each step can be taken back. In
/// these levels, the hero can collect all keys and treasure within reach at any time, so a state is just the set of
/// open doors, one bit each. Doors that cost nothing are always opened at once: gates, doors whose key is not used up,
/// and all doors of a key if the hero has enough of this key for them.
///
/// A state wins if the hero has reached all goals, or if opening some door leads to a state that wins. All other states
/// are lost. The search also spends keys on doors that lead nowhere.
class LockStates {
public:
    /// A set of open doors: one bit for each door of the graph.
    using Doors = std::uint64_t;
    /// Maximum number of doors.
    static constexpr std::size_t mostDoors = 64;

    /// `graph` has at most `mostDoors` doors. Both arguments must outlive this object.
    LockStates(const LockGraph &graph, const LockGoals &goods);

    /// Visits all states. Required before the queries below. False if there are more than `most`, or if cancelled.
    bool explore(qint64 most, const SolveProgress &watch);
    qint64 count() const { return m_states.count(); }

    /// The outcome of a game with certain open doors.
    enum class Fate : std::uint8_t {
        Safe, ///< won in every order of opening the other doors
        Open, ///< can be won, but some order of opening doors loses it
        Lost
    };
    /// Returns the number of the state for a possible set of open doors; -1 if all goals were already reached with
    /// fewer doors. States after that are not stored; all of them are safe.
    int stateOf(Doors opened) const { return m_states.find(openedIn(settled(opened))); }
    Fate fateOf(int state) const
    {
        return !m_mayWin[std::size_t(state)] ? Fate::Lost : m_mayLose[std::size_t(state)] ? Fate::Open : Fate::Safe;
    }

    /// The regions and doors that the hero can still reach from a state, each in at least one order of opening further
    /// doors. Both lists are by number in the graph.
    struct Rest {
        std::vector<bool> regions;
        std::vector<bool> doors;
    };
    /// Returns the rest for a set of open doors whose state is stored: stateOf() is not -1.
    Rest restOf(Doors opened) const;

private:
    LockProgress settled(Doors opened) const;
    static Doors openedIn(const LockProgress &state);
    bool isGoal(const LockProgress &state) const;
    void lookFrom(int state);

    const LockGraph &m_graph;
    const LockGoals &m_goods;
    StateTable<Doors> m_states;
    StateLinks m_links; ///< empty for states that win
    std::vector<bool> m_mayWin;
    std::vector<bool> m_mayLose;
};
