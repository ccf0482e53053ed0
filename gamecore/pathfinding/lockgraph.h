#pragma once

#include "gamecore/base/numberset.h"

/// The locked doors of a level that keys matter for, and what lies between them, without cells.
struct LockGraph {
    /// A region is a set of cells that are one whichever of these doors are open. The cell of an open door is one
    /// too.
    struct Area {
        std::vector<int> keys;    ///< by number of the key: how many lie here
        std::vector<int> doors;   ///< that can be opened from here, each once
        std::vector<int> regions; ///< that can be walked to from here, each once
    };
    struct Door {
        int key = 0; ///< number of the key that it takes
        Area area;
    };

    std::vector<Area> regions; ///< the hero begins in region 0
    std::vector<Door> doors;
    std::vector<int> held;      ///< by key: how many he begins with
    std::vector<bool> isUsedUp; ///< by key; else one opens all doors of its kind
};

/// A hero in a LockGraph who has opened some doors: what he has come to, and his keys.
class LockProgress {
public:
    /// Before the first door. `graph` must outlive this.
    explicit LockProgress(const LockGraph &graph);

    /// Opens a door at the price of its key, if that is used up, and takes in what lies behind.
    void open(int door);
    /// Takes in an area and all regions that can be walked to from there.
    void visit(const LockGraph::Area &area);
    /// Opens doors that cost nothing, each door that was met once: those whose key stays, those of a kind of which he
    /// has keys for all that are closed, and those that `givesBack` (by door; empty: none) marks. False if there was
    /// none; another call may open more.
    bool openFreely(const std::vector<std::uint8_t> &givesBack = {});

    bool isRegionEntered(int region) const { return m_isRegionEntered[std::size_t(region)] != 0; }
    bool isOpen(int door) const { return m_doors[std::size_t(door)] == DoorState::Open; }
    /// True if he has come to a door, open or not.
    bool isKnown(int door) const { return m_doors[std::size_t(door)] != DoorState::Unknown; }
    /// True if he stands before a closed door with a key for it.
    bool mayOpen(int door) const
    {
        return m_doors[std::size_t(door)] == DoorState::Met && m_held[std::size_t(keyOf(door))] > 0;
    }
    /// The doors that he has come to before they were open, each once.
    const std::vector<int> &met() const { return m_met; }
    /// Those that are open.
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
    std::vector<int> m_closed; ///< doors by key
};
