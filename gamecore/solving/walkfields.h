#pragma once

#include "gamecore/world/world.h"

#include <limits>
#include <unordered_map>

/// How far everything is from a cell for a hero with the keys and open doors of a world, as if there were no monsters.
/// Fields are kept by cell and by what is open, since a search asks for the same ones again and again.
///
/// Steps count 1 in all directions, opening a door 1 more, ground that hurts as much as it takes. Corners and drift are
/// not heeded: an estimate, never a proof. 2 bytes a cell and field, 32 MiB at most; then all are dropped.
class WalkFields {
public:
    static constexpr int unreached = std::numeric_limits<std::uint16_t>::max();

    explicit WalkFields(const World &world);

    /// By place: steps from the hero's cell. Valid until the next call.
    using Field = std::vector<std::uint16_t>;
    const Field &fromHero(const World &world);
    std::size_t placeOf(Point cell) const
    {
        return std::size_t(cell.y) * std::size_t(m_size.width) + std::size_t(cell.x);
    }

    /// More than the longest way that there can be.
    int longest() const { return m_longest; }
    /// The kinds of keys and plates that the locks of the level ask for.
    const std::vector<QString> &keys() const { return m_keys; }
    /// Whether the hero has the key of a number in his bag.
    bool isHeld(const World &world, int key) const;
    /// Whether a door or gate of it is still closed.
    bool isAsked(const World &world, int key) const;
    /// Where plates are, with their number in keys().
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
    std::vector<int> m_kinds;                ///< by key: its kind; -1: a plate
    std::vector<std::vector<Point>> m_doors; ///< by key
    std::vector<std::pair<Point, int>> m_plates;
    std::unordered_map<std::uint64_t, std::vector<std::uint8_t>> m_costs; ///< by what is open
    std::unordered_map<std::uint64_t, Field> m_fields;
    std::vector<std::vector<int>> m_buckets;
};
