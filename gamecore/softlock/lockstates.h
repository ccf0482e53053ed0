#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/pathfinding/lockgraph.h"
#include "gamecore/solving/solution.h"

/// The goals of `win` by region and door of a LockGraph.
struct LockGoods {
    struct Place {
        int treasure = 0; ///< number of cells with treasure
        bool isExit = false;
    };
    std::vector<Place> regions;
    std::vector<Place> doors; ///< on the cells of doors
    Place start;              ///< on the start, which belongs to no region; the hero has to come back to it
    bool hasRoom = false;     ///< true if the hero can leave the start without opening a scarce door
    int treasure = 0;         ///< number of required treasure cells in total
    bool wantsExit = false;
};

/// All outcomes of opening the scarce doors of a level (gamecore/pathfinding/lockmap.h) in every order, where each step
/// can be taken back. The hero can collect the keys and treasure of every region within reach at any time. A state is
/// therefore just the set of open doors, one bit each. Everything free is always done: gates, doors whose key is not
/// used up, and doors of a kind for which the hero has enough keys.
///
/// A state wins if all goals lie in its regions, or if opening some door leads to a state that wins. All other states
/// are lost. The search spends keys on every door that takes one, including doors that lead nowhere.
class LockStates {
public:
    using Doors = std::uint64_t;
    static constexpr std::size_t mostDoors = 64;

    /// At most `mostDoors` doors. Both arguments must outlive this object.
    LockStates(const LockGraph &graph, const LockGoods &goods);

    /// Visits all states. False if there are more than `most`, or if the search is cancelled.
    bool explore(qint64 most, const SolveWatch &watch);
    qint64 count() const { return m_states.count(); }

    /// The outcome of a game with a given set of open doors.
    enum class Fate : std::uint8_t {
        Safe, ///< can be won, whatever the hero opens next
        Open, ///< can be won, but some door loses it
        Lost
    };
    /// Returns the number of the state for a possible set of open doors; -1 if it follows a state that wins by itself,
    /// where every state is safe.
    int stateOf(Doors opened) const { return m_states.find(openedIn(settled(opened))); }
    Fate fateOf(int state) const
    {
        return !m_mayWin[std::size_t(state)] ? Fate::Lost : m_mayLose[std::size_t(state)] ? Fate::Open : Fate::Safe;
    }

    /// The regions and doors that the hero can still reach with these doors open, in some order.
    struct Rest {
        std::vector<bool> regions;
        std::vector<bool> doors;
    };
    Rest restOf(Doors opened) const;

private:
    LockProgress settled(Doors opened) const;
    static Doors openedIn(const LockProgress &state);
    bool isGoal(const LockProgress &state) const;
    void lookFrom(int state);

    const LockGraph &m_graph;
    const LockGoods &m_goods;
    StateTable<Doors> m_states;
    StateLinks m_links; ///< empty for states that win
    std::vector<bool> m_mayWin;
    std::vector<bool> m_mayLose;
};
