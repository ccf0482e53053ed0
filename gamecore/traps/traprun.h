#pragma once

#include "gamecore/traps/lockstates.h"
#include "gamecore/traps/trapground.h"
#include "gamecore/traps/trapways.h"

#include <map>

/// A level for TrapRun, where each step can be taken back.
struct TrapRunLevel {
    struct Lock {
        Point cell;
        int key = TrapItem::noKey; ///< number of Ground::keys()
        int door = notScarce;      ///< of the LockGraph
    };
    static constexpr int notScarce = -1;
    static constexpr std::size_t mostItems = 64;

    TrapCells cells;
    Rules rules;
    Point start;
    std::vector<Lock> locks;
    std::vector<TrapItem> items;
    std::vector<int> held;      ///< by key
    std::vector<bool> isUsedUp; ///< by key
    int bag = 0;                ///< items with which he begins
};

/// The shortest run of a hero after which the game is lost: A* (P. Hart, N. Nilsson, B. Raphael, 1968) over places
/// where something is picked up or unlocked, with what was taken and opened; between them TrapWays. A key is taken only
/// while there are doors for it. What is left costs at least the cheapest order of doors that loses the game, as if all
/// doors stood open and keys lay beside them: steps, two commands for each door, less the keys that he has; but to the
/// first door he goes over a key if he has none.
class TrapRun {
public:
    /// Both must outlive this.
    TrapRun(const TrapRunLevel &level, const LockStates &states, bool entersObliquely);

    /// False if it would take more than `most` states, or was cancelled. A state is a node, or 64 cells looked at. The
    /// watch is told the states with those `before`.
    bool find(qint64 most, const SolveWatch &watch, qint64 before = 0);
    qint64 states() const { return qint64(m_nodes.size()) + m_ways.looks() / 64; }

    /// Of what was found: the last of these spends the key. Nothing if they enter a door obliquely that is closed, or
    /// would have to be.
    std::optional<std::vector<Command>> commands();
    int cost() const { return m_nodes[std::size_t(m_found)].cost; }
    Point cell() const { return m_nodes[std::size_t(m_found)].place.cell; }
    const TrapRunLevel::Lock &lastLock() const;
    /// Open doors of the LockGraph.
    LockStates::Doors opened() const { return doorsOf(m_nodes[std::size_t(m_found)].place.locks); }

private:
    static constexpr int farAway = 1 << 24;
    static constexpr int commandsForDoor = 2; ///< to pick a key up, and to open the door
    static constexpr std::uint64_t bit(int number) { return std::uint64_t(1) << unsigned(number); }

    struct Node {
        TrapPlace place;
        std::uint64_t taken = 0; ///< a bit an item
        int cost = 0;
        int before = -1;       ///< a node
        TrapPlace walked = {}; ///< from `before`, up to what was done
        int lock = -1;         ///< it was opened; else something was picked up
        bool isLost = false;
    };
    struct Alike {
        Point cell;
        std::uint64_t locks = 0;
        bool operator<(const Alike &other) const;
    };
    using Distances = Grid<int>;

    const std::vector<TrapWays::End> &endsFrom(const TrapPlace &place);
    void expand(int node);
    void pickUp(int node, const TrapWays::End &end);
    void openLocks(int node, const TrapWays::End &end);
    void add(Node node);
    std::optional<std::size_t> stateOf(std::uint64_t locks);
    Distances distancesTo(const std::vector<Point> &goals) const;
    void measure();
    int leastLeft(const Node &node);
    int leastWay(const Node &node, int lock) const;
    int leastAfter(std::size_t state, int door);
    int leastBetween(int door, int next) const;
    int heldForLocks(const Node &node) const;
    bool isDominated(const Node &node) const;
    int held(const Node &node, int key) const;
    int bagOf(const Node &node) const;
    bool isWanted(const Node &node, int item) const;
    bool isUseful(const Node &node, int item) const;
    LockStates::Doors doorsOf(std::uint64_t locks) const;
    bool addWalk(const Node &from, const Node &to, std::vector<Command> &commands);

    const TrapRunLevel &m_level;
    const LockStates &m_states;
    TrapWays m_ways;
    std::vector<Node> m_nodes;
    std::vector<std::vector<int>> m_waiting; ///< by cost and what is left at least
    std::vector<Distances> m_toLocks;        ///< to a cell from which one is opened
    std::vector<Distances> m_toItems;
    std::vector<int> m_lockOf;                                   ///< by door of the graph
    std::map<std::uint64_t, std::optional<std::size_t>> m_known; ///< states, by locks
    std::unordered_map<std::size_t, int> m_leastAfter;           ///< by state and the door that was opened last
    std::size_t m_now = 0;                                       ///< in m_waiting
    std::map<Alike, std::vector<int>> m_alike;
    std::map<TrapPlace, std::vector<TrapWays::End>> m_ends;
    bool m_hasRoom = true; ///< his bag holds all that can be taken
    int m_found = -1;
};
