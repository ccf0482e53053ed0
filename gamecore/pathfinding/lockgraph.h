#pragma once

#include "gamecore/base/numberset.h"
#include "gamecore/base/statetable.h"

/// A graph of a level: the locked doors whose keys are scarce (LockState::Scarce), and the regions between these doors.
/// Doors and regions are numbered by their indexes.
struct LockGraph {
    /// The contents of a region, or of the cell of a door once it is open. A region is a set of cells that are
    /// connected without opening any door of the graph.
    struct Area {
        std::vector<int> keys;    ///< number of keys that lie here, by key
        std::vector<int> doors;   ///< doors that can be opened from here, each once
        std::vector<int> regions; ///< regions that can be entered from here directly, each once
    };
    struct Door {
        int key = 0; ///< key that the door needs, as an index in Ground::keys()
        Area area;
    };

    std::vector<Area> regions; ///< the hero starts in region 0
    std::vector<Door> doors;
    std::vector<int> held;      ///< the hero's initial keys, by key
    std::vector<bool> isUsedUp; ///< by key; if false, one key opens all its doors
};

/// The progress of a hero who has opened some doors of a LockGraph: the regions and doors reached, and his keys.
class LockProgress {
public:
    /// Starts in region 0 with all doors closed. `graph` must outlive this object.
    explicit LockProgress(const LockGraph &graph);

    /// Opens a door and visits its area. If the door uses up its key, takes one from the hero, without checking that he
    /// has one.
    void open(int door);
    /// Visits an area and all regions that can be entered from it: takes the keys and meets the doors there.
    void visit(const LockGraph::Area &area);
    /// Opens doors that cost nothing, checking each door in met() once: doors whose key is not used up, doors of a key
    /// of which the hero has enough for all its closed doors, and doors marked in `givesBack` (by door; may be empty).
    /// False if no door was opened. Otherwise another call may open more doors.
    bool openFreely(const std::vector<std::uint8_t> &givesBack = {});

    bool isRegionEntered(int region) const { return m_isRegionEntered[std::size_t(region)] != 0; }
    bool isOpen(int door) const { return m_doors[std::size_t(door)] == DoorState::Open; }
    /// True if the hero has reached a door, open or not.
    bool isKnown(int door) const { return m_doors[std::size_t(door)] != DoorState::Unknown; }
    /// True if the hero has reached a closed door and has its key.
    bool mayOpen(int door) const
    {
        return m_doors[std::size_t(door)] == DoorState::Met && m_held[std::size_t(keyOf(door))] > 0;
    }
    /// Returns the doors that the hero reached while they were closed, each once, in the order in which he reached
    /// them. Some may be open now.
    const std::vector<int> &met() const { return m_met; }
    /// Returns the open doors.
    NumberSet opened() const;

private:
    enum class DoorState : std::uint8_t { Unknown, Met, Open };

    int keyOf(int door) const { return m_graph->doors[std::size_t(door)].key; }
    void takeIn(const LockGraph::Area &area);

    const LockGraph *m_graph;
    std::vector<std::uint8_t> m_isRegionEntered;
    std::vector<DoorState> m_doors;
    std::vector<int> m_met;
    std::vector<int> m_held;   ///< by key
    std::vector<int> m_closed; ///< number of closed doors, by key
};

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

    /// `graph` must outlive this object.
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
