#pragma once

#include "gamecore/pathfinding/lockgraph.h"
#include "gamecore/solving/solution.h"

#include <span>
#include <unordered_map>

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
    qint64 count() const { return qint64(m_nodes.size()); }

    /// What becomes of the game with some doors open.
    enum class Fate : std::uint8_t {
        Safe, ///< it can be won, whatever is opened next
        Open, ///< it can be won, or lost by some door
        Lost
    };
    /// Of doors that can be open; nothing behind a state that wins by itself, where all are safe.
    std::optional<std::size_t> stateOf(Doors opened) const;
    Fate fateOf(std::size_t state) const { return m_nodes[state].fate; }
    /// A door that a key is spent on, and the state to which that leads.
    struct Branch {
        std::size_t state = 0;
        int door = 0;
    };
    std::span<const Branch> branchesOf(std::size_t state) const
    {
        return {m_branches.data() + m_nodes[state].firstBranch, m_nodes[state].branchCount};
    }

    /// What he can still come to, in some order, with these doors open.
    struct Rest {
        std::vector<bool> regions;
        std::vector<bool> doors;
    };
    Rest restOf(Doors opened) const;

private:
    struct Node {
        Doors opened = 0;
        std::size_t firstBranch = 0; ///< in m_branches
        std::size_t branchCount = 0;
        bool isGoal = false;
        Fate fate = Fate::Safe;
    };
    LockProgress settled(Doors opened) const;
    static Doors openedIn(const LockProgress &state);
    bool isGoal(const LockProgress &state) const;
    std::size_t add(const LockProgress &state);
    void branch(std::size_t node);
    void judge();
    Fate fateOf(const Node &node) const;

    const LockGraph &m_graph;
    const LockGoods &m_goods;
    std::vector<Node> m_nodes;
    std::vector<Branch> m_branches;
    std::unordered_map<Doors, std::size_t> m_known; ///< only asked, never gone through
};
