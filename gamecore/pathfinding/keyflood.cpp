#include "gamecore/pathfinding/keyflood.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/pathfinding/carried.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace {

/// Returns the cell of a Grid::index.
Point cellOf(std::size_t index, Size size)
{
    const auto width = std::size_t(size.width);
    return {int(index % width), int(index / width)};
}

/// Returns for each terrain the key that it is, or that it becomes as a door; else Ground::noLock.
std::vector<int> platesOf(const Catalogue &catalogue, const Ground &ground)
{
    std::vector<int> plates(catalogue.terrain().size(), Ground::noLock);
    for (std::size_t id = 0; id < plates.size(); ++id) {
        const Terrain &record = catalogue.terrain(TerrainId(id));
        for (std::size_t key = 0; key < ground.keys().size(); ++key) {
            if (ground.isPlate(int(key))
                && (record.key == ground.keys()[key] || record.opensTo == ground.keys()[key])) {
                plates[id] = int(key);
            }
        }
    }
    return plates;
}

} // namespace

std::vector<KeySource> keySources(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    std::vector<KeySource> keys;
    const auto &kinds = ground.keys();
    const auto addKey = [&](const QString &key, std::span<const Point> cells) {
        const auto kind = std::find(kinds.begin(), kinds.end(), key);
        const int which = int(keys.size());
        for (const Point cell : cells) {
            if (kind != kinds.end() && level.terrain.contains(cell)) {
                keys.push_back({level.terrain.index(cell), int(kind - kinds.begin()), which});
            }
        }
    };
    if (kinds.empty()) {
        return keys;
    }
    for (const Thing &thing : level.things) {
        addKey(thing.kind, {&thing.cell, 1});
    }
    for (const CarriedItem &carried : carriedItems(level, catalogue, ground)) {
        if (carried.isObtainable) {
            addKey(catalogue.kind(carried.kind).key, carried.cells);
        }
    }
    const std::vector<int> plates = platesOf(catalogue, ground);
    if (std::any_of(plates.begin(), plates.end(), [](int key) { return key != Ground::noLock; })) {
        const std::vector<TerrainId> &cells = level.terrain.cells();
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (plates[cells[cell]] != Ground::noLock) {
                keys.push_back({cell, plates[cells[cell]], int(keys.size())});
            }
        }
    }
    std::sort(keys.begin(), keys.end(), [](const KeySource &a, const KeySource &b) { return a.cell < b.cell; });
    return keys;
}

std::vector<int> heldAtStart(const Catalogue &catalogue, const Ground &ground)
{
    const QStringList &items = catalogue.kind(catalogue.start()).items;
    std::vector<int> held;
    for (const QString &key : ground.keys()) {
        held.push_back(int(items.count(key)));
    }
    return held;
}

KeyFlood::KeyFlood(const Ground &ground, const GroundCells &cells, const std::vector<KeySource> &keys,
                   const std::vector<int> &held, const std::vector<int> &need)
    : m_ground(ground), m_harmless(cells.harmless), m_keys(keys), m_need(need), m_held(held), m_isTaken(keys.size()),
      m_doors(held.size(), 0), m_isUnlocked(held.size(), false), m_closed(held.size()), m_flood(ground, cells)
{
    if (!held.empty()) {
        m_keyCells = BitGrid(ground.size());
        m_lockedDoors = cells.lockedDoors;
    }
    for (const KeySource &key : keys) {
        m_keyCells.set(cellOf(key.cell, ground.size()));
    }
    for (std::size_t key = 0; key < held.size(); ++key) {
        m_isUnlocked[key] = m_held[key] >= need[key];
    }
}

void KeyFlood::spread(Point from, const std::atomic<bool> *isCancelled)
{
    m_flood.add(from);
    m_start = from;
    if (!m_held.empty()) {
        m_lockedDoors.set(from, false); // the hero does not need to open a door he stands on
    }
    goOn(isCancelled);
}

void KeyFlood::spreadEverywhere(const std::atomic<bool> *isCancelled)
{
    forEachCell(m_harmless, [this](Point cell) { m_flood.add(cell); });
    goOn(isCancelled);
}

void KeyFlood::goOn(const std::atomic<bool> *isCancelled)
{
    while (!isSet(isCancelled)) {
        const GroundFlood::Front front = m_flood.step();
        if (front.cells == 0) {
            return;
        }
        takeIn(front);
    }
}

void KeyFlood::takeIn(const GroundFlood::Front &front)
{
    m_count += std::popcount(front.cells);
    if (m_held.empty()) {
        return;
    }
    if (m_start && m_count > 1) {
        takeKeys(*std::exchange(m_start, std::nullopt)); // he has left the start and can come back
    }
    constexpr unsigned lastBit = BitGrid::wordBits - 1;
    const auto [word, y, cells] = front;
    forEachBit(cells & m_keyCells.row(y)[word], [&, word = word, y = y](int bit) {
        takeKeys({word * BitGrid::wordBits + bit, y});
    });
    meetDoors(word, y, cells << 1U | cells >> 1U);
    meetDoors(word - 1, y, cells << lastBit);
    meetDoors(word + 1, y, cells >> lastBit);
    if (y > 0) {
        meetDoors(word, y - 1, cells);
        meetGates(y - 1, front);
    }
    if (y + 1 < m_lockedDoors.height()) {
        meetDoors(word, y + 1, cells);
        meetGates(y + 1, front);
    }
}

/// Reaches gates in the row above or below that are diagonal neighbors. Gates opened by a plate need no straight step.
void KeyFlood::meetGates(int y, const GroundFlood::Front &front)
{
    if (m_ground.stride() != 1) {
        return;
    }
    constexpr unsigned lastBit = BitGrid::wordBits - 1;
    const auto meetIn = [this, y](int word, BitGrid::Word cells) {
        forEachBit(cells & m_lockedDoors.row(y)[word], [&](int bit) {
            const Point door{word * BitGrid::wordBits + bit, y};
            if (m_ground.isPlate(m_ground.lockAt(door))) {
                meet(door, m_ground.lockAt(door));
            }
        });
    };
    meetIn(front.word, front.cells << 1U | front.cells >> 1U);
    meetIn(front.word - 1, front.cells << lastBit);
    meetIn(front.word + 1, front.cells >> lastBit);
}

/// Reaches the locked doors among the cells.
void KeyFlood::meetDoors(int word, int y, BitGrid::Word cells)
{
    forEachBit(cells & m_lockedDoors.row(y)[word], [&](int bit) {
        const Point door{word * BitGrid::wordBits + bit, y};
        meet(door, m_ground.lockAt(door));
    });
}

void KeyFlood::meet(Point door, int key)
{
    m_lockedDoors.set(door, false);
    ++m_doors[std::size_t(key)];
    if (isUnlocked(key)) {
        m_flood.addDoor(door);
    } else {
        m_closed[std::size_t(key)].push_back(door);
    }
}

void KeyFlood::takeKeys(Point cell)
{
    const std::size_t index = std::size_t(cell.y) * std::size_t(m_ground.size().width) + std::size_t(cell.x);
    const auto isBefore = [](const KeySource &key, std::size_t at) { return key.cell < at; };
    auto key = std::lower_bound(m_keys.begin(), m_keys.end(), index, isBefore);
    for (; key != m_keys.end() && key->cell == index; ++key) {
        if (m_isTaken[std::size_t(key->which)] || (m_start == cell && m_ground.isPlate(key->key))) {
            continue;
        }
        m_isTaken[std::size_t(key->which)] = true;
        const auto number = std::size_t(key->key);
        ++m_held[number];
        if (!m_isUnlocked[number] && m_held[number] >= m_need[number]) {
            unlock(key->key);
        }
    }
}

/// Opens the doors next to reached cells.
void KeyFlood::unlock(int key)
{
    m_isUnlocked[std::size_t(key)] = true;
    std::vector<Point> doors;
    doors.swap(m_closed[std::size_t(key)]);
    for (const Point door : doors) {
        m_flood.addDoor(door);
    }
}
