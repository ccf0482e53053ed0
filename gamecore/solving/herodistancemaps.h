#pragma once

#include "gamecore/world/world.h"

#include <limits>
#include <unordered_map>

/// Distance maps from the hero's cell, which depend on the keys in his bag and on the open doors, but not on monsters.
/// The maps are cached by cell, keys and opened doors, since a search needs the same maps again and again.
///
/// A step in any direction costs 1, and opening a door 1 more. Damaging terrain costs 1 more for each hit point that it
/// takes. A step costs at most 30. Corners and moving terrain are ignored: distances are estimates, never proofs.
/// Memory: 2 bytes a cell and map; when the cache exceeds 32 MiB, it is cleared.
class HeroDistanceMaps {
public:
    /// The distance of a cell that the hero cannot reach.
    static constexpr int unreached = std::numeric_limits<std::uint16_t>::max();

    /// Finds the doors, gates and plates of the level. Doors that are already open in `world` are ignored.
    explicit HeroDistanceMaps(const World &world);

    /// Distances from the hero's cell, by placeOf().
    using Field = std::vector<std::uint16_t>;
    /// Returns the map for a state of the level. Valid until the next call.
    const Field &fromHero(const World &world);
    /// Returns the index of a cell in a Field.
    std::size_t placeOf(Point cell) const
    {
        return std::size_t(cell.y) * std::size_t(m_size.width) + std::size_t(cell.x);
    }

    /// Returns a number of steps that is longer than any path without damage: the number of walkable cells and doors,
    /// plus 2. It is at most a quarter of `unreached`.
    int longest() const { return m_longest; }
    /// Returns the catalogue keys of the items and plates that the doors and gates of the level need. The parameter
    /// `key` of the functions below is an index in this list.
    const std::vector<QString> &keys() const { return m_keys; }
    /// True if the hero has the item with this key in his bag; always false for plates.
    bool isHeld(const World &world, int key) const;
    /// True if a door or gate that needs the item or plate with this key is still closed.
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
    int m_moves; ///< number of directions: 4 or 8
    int m_longest = 0;
    std::vector<QString> m_keys;
    std::vector<int> m_kinds;                ///< by index in m_keys: KindId of the item; -1 for a plate
    std::vector<std::vector<Point>> m_doors; ///< by index in m_keys: cells of its doors and gates
    std::vector<std::pair<Point, int>> m_plates;
    std::unordered_map<std::uint64_t, std::vector<std::uint8_t>> m_costs; ///< by hash of keys held and doors opened
    std::unordered_map<std::uint64_t, Field> m_fields; ///< by hash of cell, keys held and doors opened
    std::vector<std::vector<int>> m_buckets;           ///< working memory of spread()
};
