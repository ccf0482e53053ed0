#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/pathfinding/lockgraph.h"
#include "gamecore/solving/solution.h"

/// What `win` asks for in the regions and doors of a LockGraph.
struct LockGoods {
    struct Place {
        int treasure = 0; ///< cells with some
        bool isExit = false;
    };
    std::vector<Place> regions;
    std::vector<Place> doors; ///< on their cells
    Place start;              ///< on the cell where he starts, which he has to come back to: in no region
    bool hasRoom = false;     ///< he can leave it without opening any of these doors
    int treasure = 0;         ///< that is wanted in all
    bool wantsExit = false;
};

/// All that can come of opening the scarce doors of a level (gamecore/pathfinding/lockmap.h) in every order, where each
/// step can be taken back. What matters of a game is then which of them are open: keys and treasure of all regions that
/// he can walk to are his whenever he wants them. So a state is a set of open doors, a bit each; what costs nothing is
/// always done: doors whose key stays, gates, and doors of a kind of which he has keys for all that are left.
///
/// A state wins if all that is asked for lies in its regions, or if some door leads to a state that wins; it is lost if
/// not. Keys are spent on every door that takes one, on those that lead nowhere above all.
class LockStates {
public:
    using Doors = std::uint64_t;
    static constexpr std::size_t mostDoors = 64;

    /// At most `mostDoors` doors. Both must outlive this.
    LockStates(const LockGraph &graph, const LockGoods &goods);

    /// Looks at all states; false if there are more than `most`, or if it was cancelled.
    bool explore(qint64 most, const SolveWatch &watch);
    qint64 count() const { return m_states.count(); }

    /// What becomes of the game with some doors open.
    enum class Fate : std::uint8_t {
        Safe, ///< it can be won, whatever is opened next
        Open, ///< it can be won, or lost by some door
        Lost
    };
    /// The number of the state with some doors open that can be; -1 behind a state that wins by itself, where all are
    /// safe.
    int stateOf(Doors opened) const { return m_states.find(openedIn(settled(opened))); }
    Fate fateOf(int state) const
    {
        return !m_mayWin[std::size_t(state)] ? Fate::Lost : m_mayLose[std::size_t(state)] ? Fate::Open : Fate::Safe;
    }

    /// What he can still come to, in some order, with these doors open.
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
    StateLinks m_links; ///< none of a state that wins
    std::vector<bool> m_mayWin;
    std::vector<bool> m_mayLose;
};
