#pragma once

#include "gamecore/pathfinding/keyflood.h"
#include "gamecore/pathfinding/keysearch.h"

/// What is known of the doors of a key.
enum class LockState : std::uint8_t {
    Open,   ///< there are keys for all of them
    Scarce, ///< there are some
    Closed  ///< there is none
};

/// Of all keys, by two floods: of one for whom a key opens all its doors (`most`), and of one who opens doors only
/// where he has keys for all of them (`least`).
std::vector<LockState> lockStatesBetween(const KeyFlood &least, const KeyFlood &most);

/// Makes a LockGraph of a level: finds the doors of scarce keys that a hero may come to and the regions between them,
/// no farther. What he comes to without a choice is region 0. Linear in the number of cells.
class LockMap {
public:
    /// `flood` is done, with the keys that are open unlocked. All arguments must outlive this.
    LockMap(const Ground &ground, const std::vector<LyingKey> &keys, const std::vector<LockState> &locks,
            const KeyFlood &flood);

    /// False if there are more than `mostDoors` doors, or ten times as many regions; also if it was cancelled.
    bool explore(std::size_t mostDoors, const std::atomic<bool> *isCancelled = nullptr);
    const LockGraph &graph() const { return m_graph; }

    /// The region that a cell belongs to, of those that were explored; nothing for doors of the graph too.
    std::optional<int> regionAt(Point cell) const;
    /// The door of the graph on a cell.
    std::optional<int> doorAt(Point cell) const;

    /// Adds the cells of what the search has reached.
    void addReached(const KeySearch &search, Grid<std::uint8_t> &cells) const;

private:
    static constexpr int unlabelled = -1;
    static constexpr int firstDoor = -2; ///< door n is labelled firstDoor - n

    /// From the free door on a cell one walks on to a region that does not lead back there: doors are opened straight.
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
    std::vector<Point> m_open; ///< cells of the region that is filled
};
