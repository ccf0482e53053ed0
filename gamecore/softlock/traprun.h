#pragma once

#include "gamecore/softlock/lockstates.h"
#include "gamecore/softlock/trapestimate.h"
#include "gamecore/softlock/traplevel.h"
#include "gamecore/softlock/trapways.h"

#include <map>

/// The shortest run of a hero after which the game is lost: A* (P. Hart, N. Nilsson, B. Raphael, 1968) over places
/// where something is picked up or unlocked, with what was taken and opened; between them TrapWays. A key is taken only
/// while there are doors for it. What is left costs at least what TrapEstimate says.
class TrapRun {
public:
    /// All must outlive this; an estimate may serve several runs.
    TrapRun(const TrapRunLevel &level, const LockStates &states, TrapEstimate &estimate, bool entersObliquely);

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

    const std::vector<TrapWays::End> &endsFrom(const TrapPlace &place);
    void expand(int node);
    void pickUp(int node, const TrapWays::End &end);
    void openLocks(int node, const TrapWays::End &end);
    std::uint64_t locksBeside(Point cell) const;
    void add(Node node);
    std::optional<std::size_t> stateOf(std::uint64_t locks);
    bool isDominated(const Node &node) const;
    int held(const Node &node, int key) const { return m_level.held(key, node.taken, node.place.locks); }
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
    TrapEstimate &m_estimate;
    std::map<std::uint64_t, std::optional<std::size_t>> m_known; ///< states, by locks
    std::size_t m_now = 0;                                       ///< in m_waiting
    std::map<Alike, std::vector<int>> m_alike;
    std::map<TrapPlace, std::vector<TrapWays::End>> m_ends;
    bool m_hasRoom = true; ///< his bag holds all that can be taken
    int m_found = -1;
};
