#pragma once

#include "gamecore/pathfinding/keyflood.h"
#include "gamecore/pathfinding/lockgraph.h"

/// The availability of a key for its doors.
enum class LockState : std::uint8_t {
    Open,   ///< there are enough keys within reach for all doors within reach
    Scarce, ///< there are keys within reach, but not enough
    Closed  ///< there are no keys within reach
};

/// Returns the state of each key, by its index in Ground::keys(). Compares two complete floods: `most`, where one key
/// opens all its doors, and `least`, where doors open only if there are keys for all of them.
std::vector<LockState> lockStatesBetween(const KeyFlood &least, const KeyFlood &most);

/// Builder of a level's LockGraph. Finds the doors of scarce keys that a hero may reach, and the regions between them.
/// Region 0 is everything he can reach without opening such a door. Takes time linear in the number of cells.
class LockMap {
public:
    /// `locks` is the result of lockStatesBetween(), and `flood` is the argument `least` of that call. All arguments
    /// must outlive this object.
    LockMap(const Ground &ground, const std::vector<KeySource> &keys, const std::vector<LockState> &locks,
            const KeyFlood &flood);

    /// Builds the graph. False if there are more than `mostDoors` doors, or more than ten times as many regions, or if
    /// cancelled.
    bool explore(std::size_t mostDoors, const std::atomic<bool> *isCancelled = nullptr);
    const LockGraph &graph() const { return m_graph; }

    /// Returns the region of a cell. std::nullopt for doors of the graph, and for cells that explore() has not reached.
    std::optional<int> regionAt(Point cell) const;
    /// Returns the index of the graph's door on a cell; std::nullopt if there is none.
    std::optional<int> doorAt(Point cell) const;

    /// Sets `cells` to 1 in all regions and on all doors that the search has reached.
    void addReached(const KeySearch &search, Grid<std::uint8_t> &cells) const;

private:
    static constexpr int unlabelled = -1;
    static constexpr int firstDoor = -2; ///< door n has the label firstDoor - n

    /// A one-way connection from `region` to the region of `cell`: a diagonal step out of a door. It cannot be taken
    /// back, since doors are opened only with straight steps.
    struct Link {
        int region;
        Point cell;
    };

    LockGraph::Area newArea() const { return {std::vector<int>(m_locks.size(), 0), {}, {}}; }
    bool isLock(Point cell, LockState state) const;
    bool isGround(Point cell) const;
    bool isGate(Point cell) const;
    bool isFloor(Point cell) const;
    int doorOn(Point cell);
    int regionOn(Point cell);
    void exploreDoor(std::size_t door);
    void fill(int region);
    void lookAround(Point cell, int region);
    void addKeys(Point cell, LockGraph::Area &area) const;
    static void addOnce(std::vector<int> &numbers, int number);

    const std::atomic<bool> *m_isCancelled = nullptr;
    const Ground &m_ground;
    const std::vector<KeySource> &m_keys;
    const std::vector<LockState> &m_locks; ///< by key
    LockGraph m_graph;
    Grid<int> m_labels;             ///< by cell: region, door (firstDoor), or `unlabelled`
    std::vector<Point> m_doorCells; ///< by door
    std::vector<Link> m_links;
    std::vector<Point> m_open; ///< cells of the region being filled
};
