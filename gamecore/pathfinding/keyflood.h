#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/pathfinding/groundflood.h"

#include <optional>

/// A cell where the hero can get a key of the level: the cell of a lying key, a cell where the carrier of a key can be
/// met (CarriedItem::cells), or a plate to step on.
struct KeySource {
    std::size_t cell = 0; ///< as Grid::index
    int key = 0;          ///< index in Ground::keys()
    /// Number of this single key, less than the number of entries. A key that can be got on several cells has one entry
    /// for each of them, all with the same number; it can be taken only once.
    int which = 0;
};

/// Returns the cells where the hero can get keys and plates (Ground::keys()), sorted by cell. Keys carried by a monster
/// that nothing can harm are left out.
std::vector<KeySource> keySources(const Level &level, const Catalogue &catalogue, const Ground &ground);
/// Returns the number of each key among the hero's initial items, by key.
std::vector<int> heldAtStart(const Catalogue &catalogue, const Ground &ground);

/// Flood fill with keys: all doors of a key open as soon as the hero has reached enough keys of that kind. Each single
/// key counts once, and none is used up. Takes time linear in the number of cells.
class KeyFlood {
public:
    /// `cells` are the properties of `ground`. The lists `held` and `need` are by key: how many of this key the hero
    /// has initially, and how many open all its doors (0: the doors are open from the start). All arguments must
    /// outlive this object.
    KeyFlood(const Ground &ground, const GroundCells &cells, const std::vector<KeySource> &keys,
             const std::vector<int> &held, const std::vector<int> &need);

    /// Spreads from a cell. Stops early if cancelled.
    void spread(Point from, const std::atomic<bool> *isCancelled = nullptr);
    /// Continues from all passable and harmless cells, since a teleport may take the hero to any of them.
    void spreadEverywhere(const std::atomic<bool> *isCancelled = nullptr);

    /// Returns the cells reached.
    const BitGrid &cells() const { return m_flood.reached(); }
    /// Returns the cells on which the hero can stop.
    const BitGrid &stops() const { return m_flood.stops(); }
    /// Returns the number of cells in stops().
    std::int64_t count() const { return m_count; }
    /// Returns GroundFlood::isExact().
    bool isExact() const { return m_flood.isExact(); }
    bool isUnlocked(int key) const { return m_isUnlocked[std::size_t(key)]; }
    /// Returns how many of a key were reached, including initial ones.
    int keys(int key) const { return m_held[std::size_t(key)]; }
    /// Returns how many doors of a key were reached, open or not.
    int doors(int key) const { return m_doors[std::size_t(key)]; }
    /// Returns the size of Ground::keys().
    int keyCount() const { return int(m_held.size()); }
    /// Returns how many of a key suffice for all its reached doors, in whatever order they are opened.
    int keysForAll(int key) const { return m_ground.isUsedUp(key) ? doors(key) : 1; }
    /// Returns the doors of a key that were reached but stayed closed.
    const std::vector<Point> &closedDoors(int key) const { return m_closed[std::size_t(key)]; }

private:
    void goOn(const std::atomic<bool> *isCancelled);
    void takeIn(const GroundFlood::Front &front);
    void takeKeys(Point cell);
    void meetDoors(int word, int y, BitGrid::Word cells);
    void meetGates(int y, const GroundFlood::Front &front);
    void meet(Point door, int key);
    void unlock(int key);

    const Ground &m_ground;
    const BitGrid &m_harmless;
    const std::vector<KeySource> &m_keys;
    const std::vector<int> &m_need;
    std::vector<int> m_held;     ///< by key, as the vectors below
    std::vector<bool> m_isTaken; ///< by KeySource::which
    std::vector<int> m_doors;
    std::vector<bool> m_isUnlocked;
    std::vector<std::vector<Point>> m_closed; ///< by key: doors that were reached but are closed
    GroundFlood m_flood;
    BitGrid m_keyCells;    ///< cells with keys; empty if no door needs one
    BitGrid m_lockedDoors; ///< locked doors not reached yet; empty if there are none
    std::int64_t m_count = 0;
    std::optional<Point> m_start; ///< the start; reset when the hero has left it, so that a plate on it is not pressed
                                  ///< before he comes back
};
