#pragma once

#include "gamecore/base/numberset.h"

/// The locked doors of a level that matter and the regions between them, without cells.
struct LockGraph {
    /// The contents of a region or of an open door's cell. A region is a set of cells connected whichever of these
    /// doors are open.
    struct Area {
        std::vector<int> keys;    ///< number of keys here, by key
        std::vector<int> doors;   ///< doors that can be opened from here, each once
        std::vector<int> regions; ///< regions within walking distance, each once
    };
    struct Door {
        int key = 0; ///< key it needs
        Area area;
    };

    std::vector<Area> regions; ///< the hero starts in region 0
    std::vector<Door> doors;
    std::vector<int> held;      ///< the hero's initial keys, by key
    std::vector<bool> isUsedUp; ///< by key; if false, one key opens all its doors
};

/// The progress of a hero in a LockGraph who has opened some doors: reached regions and doors, and his keys.
class LockProgress {
public:
    /// Starts before the first door. `graph` must outlive this object.
    explicit LockProgress(const LockGraph &graph);

    /// Opens a door, spends its key if that is used up, and visits the area behind it.
    void open(int door);
    /// Visits an area and all regions within walking distance.
    void visit(const LockGraph::Area &area);
    /// Opens doors that cost nothing, looking at each known door once: doors whose key is not used up, doors of a key
    /// with enough keys for all closed ones, and doors marked in `givesBack` (by door; may be empty). False if there
    /// was none; another call may open more.
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
    /// Returns the doors reached before they were open, each once.
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
