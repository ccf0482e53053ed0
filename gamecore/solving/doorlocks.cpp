#include "gamecore/solving/doorlocks.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/world.h"

#include <algorithm>

int DoorLocks::lockOf(const QString &key) const
{
    const auto lock = std::find_if(m_locks.begin(), m_locks.end(), [&key](const Lock &one) { return one.key == key; });
    return lock == m_locks.end() ? -1 : int(lock - m_locks.begin());
}

int DoorLocks::lockFor(const World &world, const QString &key)
{
    if (const int known = lockOf(key); known >= 0) {
        return known;
    }
    const KindId kind = world.catalogue().kindOf(key).value();
    m_locks.push_back({.key = key, .isUsedUp = world.catalogue().kind(kind).isUsedUp});
    for (const Item &item : world.items()) {
        m_locks.back().held += int(item.kind == kind && item.location == Item::Location::Bag);
    }
    return int(m_locks.size()) - 1;
}

int DoorLocks::keysLeft(int lock, const Holdings &holdings) const
{
    const Lock &record = m_locks[std::size_t(lock)];
    const int had = record.held + holdings.countOf(record.items);
    return record.isUsedUp ? had - holdings.countOf(record.doors) : had;
}

int DoorLocks::spent(const Holdings &holdings) const
{
    int count = 0;
    for (const Lock &lock : m_locks) {
        count += lock.isUsedUp ? holdings.countOf(lock.doors) : 0;
    }
    return count;
}

bool DoorLocks::lackKeys() const
{
    return std::any_of(m_locks.begin(), m_locks.end(), [](const Lock &lock) {
        return lock.isUsedUp && lock.held + int(lock.items.size()) < int(lock.doors.size());
    });
}

void DoorLocks::addSpending(Holdings &holdings) const
{
    for (const Lock &lock : m_locks) {
        for (const int door : lock.isUsedUp ? lock.doors : std::vector<int>()) {
            holdings.add(door);
        }
    }
}
