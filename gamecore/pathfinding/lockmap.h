#pragma once

#include "gamecore/pathfinding/keyflood.h"
#include "gamecore/pathfinding/keysearch.h"

/// The availability of a key for its doors.
enum class LockState : std::uint8_t {
    Open,   ///< enough keys for all doors
    Scarce, ///< some keys, but not enough
    Closed  ///< no keys
};

/// Computes the states of all keys from two floods: `most`, where one key opens all its doors, and `least`, where doors
/// open only if there are keys for all of them.
std::vector<LockState> lockStatesBetween(const KeyFlood &least, const KeyFlood &most);

/// Builder of a level's LockGraph. Finds the doors of scarce keys that a hero may reach, and the regions between them.
/// Everything he reaches without a choice is region 0. Linear in the number of cells.
class LockMap {
public:
    /// `flood` must be complete, with available keys unlocked. All arguments must outlive this object.
    LockMap(const Ground &ground, const std::vector<LyingKey> &keys, const std::vector<LockState> &locks,
            const KeyFlood &flood);

    /// Builds the graph. False if there are more than `mostDoors` doors or ten times as many regions, or if cancelled.
    bool explore(std::size_t mostDoors, const std::atomic<bool> *isCancelled = nullptr);
    const LockGraph &graph() const { return m_graph; }

    /// Returns the region of a cell, if explored. std::nullopt for other cells and for doors of the graph.
    std::optional<int> regionAt(Point cell) const;
    /// Returns the door of the graph on a cell, or std::nullopt.
    std::optional<int> doorAt(Point cell) const;

    /// Adds the cells that the search has reached.
    void addReached(const KeySearch &search, Grid<std::uint8_t> &cells) const;

private:
    static constexpr int unlabelled = -1;
    static constexpr int firstDoor = -2; ///< door n has the label firstDoor - n

    /// A one-way connection from the free door on a cell to a region: doors are opened only with straight steps.
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
    const std::vector<LyingKey> &m_keys;
    const std::vector<LockState> &m_locks;
    LockGraph m_graph;
    Grid<int> m_labels;
    std::vector<Point> m_doorCells;
    std::vector<Link> m_links;
    std::vector<Point> m_open; ///< cells of the region being filled
};
