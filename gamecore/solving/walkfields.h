#pragma once

#include "gamecore/world/world.h"

#include <limits>
#include <unordered_map>

/// Distance maps from the hero's cell, for the keys and open doors of a world and without monsters. They are cached by
/// cell, keys and opened doors, since a search needs the same maps again and again.
///
/// A step in any direction costs 1, opening a door 1 more, damaging terrain as many as it takes hit points. Corners and
/// moving terrain are ignored: distances are estimates, never proofs. Memory: 2 bytes a cell and map; when the cache
/// exceeds 32 MiB, it is cleared.
class WalkFields {
public:
    static constexpr int unreached = std::numeric_limits<std::uint16_t>::max();

    explicit WalkFields(const World &world);

    /// Steps from the hero's cell, by placeOf(). Valid until the next call of fromHero().
    using Field = std::vector<std::uint16_t>;
    const Field &fromHero(const World &world);
    std::size_t placeOf(Point cell) const
    {
        return std::size_t(cell.y) * std::size_t(m_size.width) + std::size_t(cell.x);
    }

    /// Returns an upper bound for the length of any path.
    int longest() const { return m_longest; }
    /// Returns the kinds of keys and plates that the locks of the level need.
    const std::vector<QString> &keys() const { return m_keys; }
    /// True if the hero has key number `key` in his bag.
    bool isHeld(const World &world, int key) const;
    /// True if a door or gate of this key is still closed.
    bool isAsked(const World &world, int key) const;
    /// Returns the cells of plates, with their index in keys().
    const std::vector<std::pair<Point, int>> &plates() const { return m_plates; }

private:
    std::uint64_t openedHash(const World &world) const;
    int costOf(const World &world, Point cell) const;
    void layCosts(const World &world, std::vector<std::uint8_t> &costs) const;
    void spread(const std::vector<std::uint8_t> &costs, Point from, Field &field);
    int keyOf(const QString &key);

    Size m_size;
    int m_moves;
    int m_longest = 0;
    std::vector<QString> m_keys;
    std::vector<int> m_kinds;                ///< kind by key; -1 for a plate
    std::vector<std::vector<Point>> m_doors; ///< doors and gates by key
    std::vector<std::pair<Point, int>> m_plates;
    std::unordered_map<std::uint64_t, std::vector<std::uint8_t>> m_costs; ///< by hash of keys and opened doors
    std::unordered_map<std::uint64_t, Field> m_fields;
    std::vector<std::vector<int>> m_buckets;
};
