#pragma once

#include "gamecore/base/statetable.h"
#include "gamecore/pathfinding/lockgraph.h"

/// An exact search for the regions and doors that a hero can reach in at least one order of opening doors, when doors
/// use up keys. Its states are sets of opened doors. It branches only where keys are scarce:
/// - A door whose key is not used up is opened at once.
/// - All doors of a key are opened at once if the hero has at least as many of this key as it has closed doors.
/// - A door that gives back its key is opened at once: a key of the same kind lies on the cell of the door, or in a
///   region behind it that has no other access.
/// - No key is spent on a door without keys or further doors behind it. The door and the regions behind it just count
///   as reached.
class KeySearch {
public:
    /// The number of door checks after which the search gives up; so many take tens of milliseconds.
    static constexpr std::int64_t mostLooks = 2'000'000;

    explicit KeySearch(const LockGraph &graph);

    /// Runs the search. False if it gave up; the results are then incomplete.
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
