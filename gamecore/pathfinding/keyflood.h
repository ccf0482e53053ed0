#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/pathfinding/groundflood.h"

#include <optional>

/// A place where a key of a level can be had, on a cell or from a monster (CarriedItem::cells), or a plate that one has
/// to come to, by number of Ground::keys().
struct LyingKey {
    std::size_t cell = 0; ///< Grid::index
    int key = 0;
    int which = 0; ///< equal in all places of one key, which is had once; below the number of places
};

/// Keys of the level's doors, sorted by cell.
std::vector<LyingKey> lyingKeys(const Level &level, const Catalogue &catalogue, const Ground &ground);
/// How many of each key the hero of the catalogue begins with.
std::vector<int> heldAtStart(const Catalogue &catalogue, const Ground &ground);

/// Spreads a hero over the ground. All doors of a key stand open as soon as he has come to enough of these keys; no key
/// is counted twice and none is used up. Linear in the number of cells.
class KeyFlood {
public:
    /// `cells` are those of the ground; `need`: by key, how many it takes. All arguments must outlive this.
    KeyFlood(const Ground &ground, const GroundCells &cells, const std::vector<LyingKey> &keys,
             const std::vector<int> &held, const std::vector<int> &need);

    /// Spreads him from a cell; a cancelled call stops where it is.
    void spread(Point from, const std::atomic<bool> *isCancelled = nullptr);
    /// Goes on from all ground that can be stood on and hurts nobody.
    void spreadEverywhere(const std::atomic<bool> *isCancelled = nullptr);

    /// The cells that he came to.
    const BitGrid &cells() const { return m_flood.reached(); }
    /// The cells on which he can stop.
    const BitGrid &stops() const { return m_flood.stops(); }
    /// Number of cells in stops().
    std::int64_t count() const { return m_count; }
    /// GroundFlood::isExact
    bool isExact() const { return m_flood.isExact(); }
    bool isUnlocked(int key) const { return m_isUnlocked[std::size_t(key)]; }
    /// Keys that he came to, with those he began with.
    int keys(int key) const { return m_held[std::size_t(key)]; }
    /// Locked doors of that key that he came to, open or not.
    int doors(int key) const { return m_doors[std::size_t(key)]; }
    /// Numbers of Ground::keys() are below.
    int keyCount() const { return int(m_held.size()); }
    /// How many of that key open all its doors that he came to, in whatever order.
    int keysForAll(int key) const { return m_ground.isUsedUp(key) ? doors(key) : 1; }
    /// Locked doors of that key that stayed closed.
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
    const std::vector<LyingKey> &m_keys;
    const std::vector<int> &m_need;
    std::vector<int> m_held;
    std::vector<bool> m_isTaken; ///< by LyingKey::which
    std::vector<int> m_doors;
    std::vector<bool> m_isUnlocked;
    std::vector<std::vector<Point>> m_closed;
    GroundFlood m_flood;
    BitGrid m_keyCells;    ///< where keys lie; empty if no door asks for any
    BitGrid m_lockedDoors; ///< those that he has not come to; empty likewise
    std::int64_t m_count = 0;
    std::optional<Point> m_start; ///< as long as he has not left it, so that a plate there is not pressed
};
