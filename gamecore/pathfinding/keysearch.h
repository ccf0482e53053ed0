#pragma once

#include <cstdint>
#include <set>
#include <vector>

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
    using Doors = std::vector<int>;

    enum class DoorState : std::uint8_t { Unknown, Met, Open };
    /// How things stand after some doors were opened.
    struct State {
        std::vector<std::uint8_t> isRegionEntered;
        std::vector<DoorState> doors;
        Doors met;    ///< those that can be opened now, and some that are open
        Doors opened; ///< sorted once settled
        std::vector<int> held;
        std::vector<int> closed; ///< doors by key
    };

    bool givesBack(int door) const;
    State stateOf(const Doors &opened) const;
    void settle(State &state);
    bool openFreely(State &state);
    void branch(const State &state);

    void open(State &state, int door) const;
    void visit(State &state, const LockGraph::Area &area) const;
    static void takeIn(State &state, const LockGraph::Area &area);
    bool isFree(const State &state, int door) const;
    bool isWorthAKey(const State &state, int door);
    bool hasMore(const State &state, const LockGraph::Area &area);
    void markReached(const State &state);
    const LockGraph::Door &doorAt(int door) const { return m_graph.doors[std::size_t(door)]; }

    const LockGraph &m_graph;
    std::vector<std::uint8_t> m_isRegionReached;
    std::vector<std::uint8_t> m_isDoorReached;
    std::vector<std::uint8_t> m_givesBack; ///< by door
    std::set<Doors> m_known;
    std::vector<Doors> m_waiting;
    std::int64_t m_looks = 0;
};
