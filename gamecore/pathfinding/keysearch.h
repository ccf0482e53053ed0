#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/pathfinding/lockgraph.h"

/// An exact search for the regions and doors that a hero can reach in some order, when doors use up keys. Its states
/// are sets of opened doors. Most choices cost nothing, so it branches only where keys are scarce:
/// - a key that is not used up opens all its doors;
/// - a hero with as many keys as closed doors of their kind can open these in any order;
/// - a door gives back its key if a key of the same kind lies behind it with no other access;
/// - a door without keys or further doors behind it is never worth a key, but can be entered.
class KeySearch {
public:
    /// Limit of doors examined before the search gives up: tens of milliseconds.
    static constexpr std::int64_t mostLooks = 2'000'000;

    explicit KeySearch(const LockGraph &graph);

    /// Runs the search. False if it gave up.
    bool search();
    bool isRegionReached(int region) const { return m_isRegionReached[std::size_t(region)] != 0; }
    bool isDoorReached(int door) const { return m_isDoorReached[std::size_t(door)] != 0; }

private:
    bool givesBack(int door) const;
    LockProgress progressOf(const NumberSet &opened) const;
    bool isWorthAKey(const LockProgress &state, int door);
    bool hasMore(const LockProgress &state, const LockGraph::Area &area);
    void markReached(const LockProgress &state, const NumberSet &opened);
    void branch(const LockProgress &state, const NumberSet &opened);
    const LockGraph::Door &doorAt(int door) const { return m_graph.doors[std::size_t(door)]; }

    const LockGraph &m_graph;
    std::vector<std::uint8_t> m_isRegionReached;
    std::vector<std::uint8_t> m_isDoorReached;
    std::vector<std::uint8_t> m_givesBack; ///< by door
    StateTable<NumberSet> m_states;        ///< sets of opened doors
    std::vector<int> m_waiting;            ///< frontier: numbers of states
    std::int64_t m_looks = 0;
};
