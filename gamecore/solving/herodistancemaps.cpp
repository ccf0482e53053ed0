#include "gamecore/solving/herodistancemaps.h"

#include "gamecore/base/rng.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

constexpr int mostCost = 30;
constexpr qint64 mostFieldBytes = qint64(32) * 1024 * 1024;

} // namespace

HeroDistanceMaps::HeroDistanceMaps(const World &world) : m_size(world.size()), m_moves(world.rules().moves)
{
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            const Terrain &terrain = world.terrainAt({x, y});
            m_longest += int(terrain.isWalkable || terrain.isDoor());
            if (!terrain.openedBy.isEmpty()) {
                m_doors[std::size_t(keyOf(terrain.openedBy))].push_back({x, y});
            }
        }
    }
    m_kinds.reserve(m_keys.size());
    for (const QString &key : m_keys) {
        const std::optional<KindId> kind = world.catalogue().kindOf(key);
        m_kinds.push_back(kind ? int(*kind) : -1);
    }
    for (int y = 0; y < m_size.height && !m_keys.empty(); ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            const auto key = std::find(m_keys.begin(), m_keys.end(), world.terrainAt({x, y}).key);
            if (key != m_keys.end()) {
                m_plates.emplace_back(Point{x, y}, int(key - m_keys.begin()));
            }
        }
    }
    m_longest = qMin(m_longest + 2, unreached / 4);
}

int HeroDistanceMaps::keyOf(const QString &key)
{
    const auto known = std::find(m_keys.begin(), m_keys.end(), key);
    if (known != m_keys.end()) {
        return int(known - m_keys.begin());
    }
    m_keys.push_back(key);
    m_doors.emplace_back();
    return int(m_keys.size()) - 1;
}

bool HeroDistanceMaps::isHeld(const World &world, int key) const
{
    const int kind = m_kinds[std::size_t(key)];
    return std::any_of(world.items().begin(), world.items().end(), [kind](const Item &item) {
        return item.location == Item::Location::Bag && int(item.kind) == kind;
    });
}

bool HeroDistanceMaps::isAsked(const World &world, int key) const
{
    const std::vector<Point> &doors = m_doors[std::size_t(key)];
    return std::any_of(doors.begin(), doors.end(),
                       [&](Point cell) { return world.terrainAt(cell).openedBy == m_keys[std::size_t(key)]; });
}

/// Returns a hash of the keys held and the doors opened, in any order.
std::uint64_t HeroDistanceMaps::openedHash(const World &world) const
{
    std::uint64_t hash = 0;
    for (const OpenedDoor &opened : world.openedDoors()) {
        hash += mixed(std::uint64_t(placeOf(opened.cell)) << 16U | std::uint64_t(opened.door));
    }
    for (int key = 0; key < int(m_keys.size()); ++key) {
        hash += isHeld(world, key) ? mixed(~std::uint64_t(key)) : 0;
    }
    return hash;
}

/// Returns the cost of entering a cell; 0 if the hero cannot enter it.
int HeroDistanceMaps::costOf(const World &world, Point cell) const
{
    const Terrain &terrain = world.terrainAt(cell);
    if (terrain.isWalkable) {
        return qMin(1 + terrain.damage, mostCost);
    }
    const bool isOpened =
        terrain.isDoor() && !terrain.isGate && (terrain.openedBy.isEmpty() || world.keyFor(terrain) != CellIndex::none);
    return isOpened ? 2 : 0;
}

void HeroDistanceMaps::layCosts(const World &world, std::vector<std::uint8_t> &costs) const
{
    costs.resize(std::size_t(m_size.area()));
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            costs[placeOf({x, y})] = std::uint8_t(costOf(world, {x, y}));
        }
    }
}

/// Computes the distances by Dial's algorithm: a bucket for each number of steps, used in turn.
void HeroDistanceMaps::spread(const std::vector<std::uint8_t> &costs, Point from, Field &field)
{
    field.assign(costs.size(), std::uint16_t(unreached));
    m_buckets.resize(mostCost + 1);
    field[placeOf(from)] = 0;
    m_buckets[0].push_back(int(placeOf(from)));
    std::size_t waiting = 1;
    for (int steps = 0; waiting > 0 && steps < unreached - mostCost; ++steps) {
        std::vector<int> &bucket = m_buckets[std::size_t(steps % (mostCost + 1))];
        for (const int place : bucket) { // every step costs at least 1, so the loop does not add to its own bucket
            --waiting;
            if (field[std::size_t(place)] != steps) {
                continue;
            }
            const Point here{place % m_size.width, place / m_size.width};
            for (int direction = 0; direction < directionCount; direction += m_moves == 8 ? 1 : 2) {
                const Point there = here + stepOf(Direction(direction));
                const std::size_t next = m_size.contains(there) ? placeOf(there) : 0;
                const int cost = m_size.contains(there) ? costs[next] : 0;
                if (cost > 0 && steps + cost < field[next]) {
                    field[next] = std::uint16_t(steps + cost);
                    m_buckets[std::size_t((steps + cost) % (mostCost + 1))].push_back(int(next));
                    ++waiting;
                }
            }
        }
        bucket.clear();
    }
    for (std::vector<int> &bucket : m_buckets) {
        bucket.clear();
    }
}

const HeroDistanceMaps::Field &HeroDistanceMaps::fromHero(const World &world)
{
    const std::uint64_t opened = openedHash(world);
    const std::uint64_t key = mixed(opened) ^ std::uint64_t(placeOf(world.hero().cell));
    const auto known = m_fields.find(key);
    if (known != m_fields.end()) {
        return known->second;
    }
    const qint64 bytes = qint64(m_fields.size() + m_costs.size()) * m_size.area() * qint64(sizeof(std::uint16_t));
    if (bytes > mostFieldBytes) {
        m_fields.clear();
        m_costs.clear();
    }
    std::vector<std::uint8_t> &costs = m_costs[opened];
    if (costs.empty()) {
        layCosts(world, costs);
    }
    Field &field = m_fields[key];
    spread(costs, world.hero().cell, field);
    return field;
}
