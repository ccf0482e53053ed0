#pragma once

#include "gamecore/solving/holdings.h"

#include <QString>

#include <vector>

class World;

/// The keys that doors of a level ask for, each with what opens and what is opened, as bits of Holdings: of a key that
/// is used up the hero has one less for each such door that is open.
class DoorLocks {
public:
    /// The number of the lock of that key, which is made if there is none. `world` has not been played.
    int lockFor(const World &world, const QString &key);
    /// -1: nothing asks for that key.
    int lockOf(const QString &key) const;
    void addDoor(int lock, int bit) { at(lock).doors.push_back(bit); }
    /// A key that lies about.
    void addItem(int lock, int bit) { at(lock).items.push_back(bit); }

    /// Keys that he has for a lock.
    int keysLeft(int lock, const Holdings &holdings) const;
    /// Keys of all kinds that are used up.
    int spent(const Holdings &holdings) const;
    /// Whether fewer keys of a kind are there than doors that use one up.
    bool lackKeys() const;
    /// Adds the bits of doors that use up a key.
    void addSpending(Holdings &holdings) const;

private:
    struct Lock {
        QString key;
        bool isUsedUp = true;
        int held = 0; ///< at the start
        std::vector<int> items = {};
        std::vector<int> doors = {};
    };
    Lock &at(int lock) { return m_locks[std::size_t(lock)]; }

    std::vector<Lock> m_locks;
};
