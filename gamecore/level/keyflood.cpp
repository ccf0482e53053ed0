#include "gamecore/level/keyflood.h"

#include "gamecore/level/carried.h"

#include <algorithm>

std::vector<LyingKey> lyingKeys(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    std::vector<LyingKey> keys;
    const auto &kinds = ground.keys();
    const auto addKey = [&](const QString &key, Point cell) {
        const auto kind = std::find(kinds.begin(), kinds.end(), key);
        if (kind != kinds.end() && level.terrain.contains(cell)) {
            keys.push_back({level.terrain.index(cell), int(kind - kinds.begin())});
        }
    };
    if (kinds.empty()) {
        return keys;
    }
    for (const Thing &thing : level.things) {
        addKey(thing.kind, thing.cell);
    }
    for (const CarriedItem &carried : carriedItems(level, catalogue, ground)) {
        if (carried.canBeHad) {
            addKey(catalogue.kind(carried.kind).key, carried.cell);
        }
    }
    std::sort(keys.begin(), keys.end(), [](const LyingKey &a, const LyingKey &b) { return a.cell < b.cell; });
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

KeyFlood::KeyFlood(const Ground &ground, const std::vector<LyingKey> &keys, const std::vector<int> &held,
                   const std::vector<int> &need)
    : m_ground(ground), m_keys(keys), m_need(need), m_held(held), m_doors(held.size(), 0),
      m_isUnlocked(held.size(), false), m_closed(held.size()), m_reached(ground.size(), 0)
{
    if (!held.empty()) {
        m_marks = Grid<std::uint8_t>(ground.size(), 0);
    }
    for (const LyingKey &key : keys) {
        m_marks.row(0)[key.cell] = KeyLies;
    }
    for (std::size_t key = 0; key < held.size(); ++key) {
        m_isUnlocked[key] = m_held[key] >= need[key];
    }
}

void KeyFlood::spread(Point from, const std::atomic<bool> *isCancelled)
{
    visit(from);
    while (!m_open.empty() && !isSet(isCancelled)) {
        const Point here = m_open.back();
        m_open.pop_back();
        for (int i = 0; i < directionCount; i += m_ground.stride()) {
            look(here, Direction(i));
        }
    }
}

void KeyFlood::visit(Point cell)
{
    m_reached.set(cell, 1);
    ++m_count;
    m_open.push_back(cell);
    if (!m_keys.empty() && (m_marks.at(cell) & KeyLies) != 0) {
        takeKeys(cell);
    }
}

void KeyFlood::look(Point cell, Direction direction)
{
    const Point next = cell + stepOf(direction);
    if (!m_reached.contains(next) || m_reached.at(next)) {
        return;
    }
    if (m_ground.isWalkable(next)) {
        visit(next);
    } else if (isStraight(direction) && m_ground.isDoor(next)) {
        const int lock = m_ground.lockAt(next);
        lock == Ground::noLock ? visit(next) : meet(next, lock);
    }
}

void KeyFlood::meet(Point door, int key)
{
    if ((m_marks.at(door) & Met) != 0) {
        return;
    }
    m_marks.set(door, std::uint8_t(m_marks.at(door) | Met));
    ++m_doors[std::size_t(key)];
    if (isUnlocked(key)) {
        visit(door);
    } else {
        m_closed[std::size_t(key)].push_back(door);
    }
}

void KeyFlood::takeKeys(Point cell)
{
    const std::size_t index = m_reached.index(cell);
    const auto isBefore = [](const LyingKey &key, std::size_t at) { return key.cell < at; };
    auto key = std::lower_bound(m_keys.begin(), m_keys.end(), index, isBefore);
    for (; key != m_keys.end() && key->cell == index; ++key) {
        const auto number = std::size_t(key->key);
        ++m_held[number];
        if (!m_isUnlocked[number] && m_held[number] >= m_need[number]) {
            unlock(key->key);
        }
    }
}

/// Their cells were met from cells that he has come to.
void KeyFlood::unlock(int key)
{
    m_isUnlocked[std::size_t(key)] = true;
    std::vector<Point> doors;
    doors.swap(m_closed[std::size_t(key)]);
    for (const Point door : doors) {
        visit(door);
    }
}
