#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/pathfinding/lockgraph.h"

/// Which regions and doors a hero can come to in some order of play, when doors use up keys. Exact, by search
/// over sets of opened doors; most choices cost nothing, so that it branches only where keys are scarce:
/// - a key that is not used up opens all doors of its kind;
/// - a hero with as many keys as doors of their kind are still closed opens them in any order;
/// - a door gives back what it took if a key of its own kind lies behind it that no other way leads to;
/// - a door with neither keys nor further doors behind it is never worth a key, but can be entered.
class KeySearch {
public:
    /// A search that has looked at doors that often gives up: tens of milliseconds.
    static constexpr std::int64_t mostLooks = 2'000'000;

    explicit KeySearch(const LockGraph &graph);

    /// False if it gave up.
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
    std::vector<int> m_waiting;            ///< numbers of these
    std::int64_t m_looks = 0;
};
