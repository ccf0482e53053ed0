#include "gamecore/data/slot.h"
#include "gamecore/rules/victory.h"
#include "gamecore/solving/clockworkground.h"

#include <algorithm>

// What the hero of a ClockworkGround can do: the rules of gamecore/rules/hero.cpp, arrival.cpp and bag.cpp as far as
// they concern keys, doors, plates and treasure. What comes of them is played before it is claimed.

bool ClockworkGround::isPastCorners(Cell from, Direction direction, const Holdings &holdings) const
{
    const Direction before = Direction((int(direction) + directionCount - 1) % directionCount);
    const Direction behind = Direction((int(direction) + 1) % directionCount);
    return isOpen(neighbor(from, before), holdings) && isOpen(neighbor(from, behind), holdings);
}

int ClockworkGround::keysLeft(const Lock &lock, const Holdings &holdings) const
{
    const int had = lock.held + holdings.countOf(lock.items);
    return lock.isUsedUp ? had - holdings.countOf(lock.doors) : had;
}

int ClockworkGround::openable(const Door &door, const Holdings &holdings) const
{
    const bool mayOpen =
        !holdings.has(door.bit) && (door.lock < 0 || keysLeft(m_locks[std::size_t(door.lock)], holdings) > 0);
    return mayOpen ? door.bit : -1;
}

/// The conditions of victory that hold for a hero on a spot.
int ClockworkGround::holdingOf(const Spot &spot, const Holdings &holdings) const
{
    const bool hasAll = holdings.countOf(m_treasure) == int(m_treasure.size());
    return (hasAll ? WinByTreasure : 0) | (spot.isExit ? WinByExit : 0) | (m_hasMonsters ? 0 : WinByMonsters);
}

ClockworkGround::Arrival ClockworkGround::arrive(const Spot &spot, Holdings &holdings) const
{
    Arrival arrival;
    int occasion = WinByExit;
    if (spot.plate >= 0 && !holdings.has(spot.plate)) {
        holdings.add(spot.plate);
        arrival.isChanged = true;
    }
    if (spot.treasure >= 0 && !holdings.has(spot.treasure)) {
        holdings.add(spot.treasure);
        arrival.isChanged = true;
        occasion |= WinByTreasure;
    }
    arrival.isWon = isVictory(m_rules.win, occasion, holdingOf(spot, holdings));
    if (!arrival.isWon && isRealTime() && isWonByStairs(spot, holdings)) {
        arrival.isWon = true;
        arrival.byStairs = true;
    }
    if (!arrival.isWon && !isPickingPaid()) {
        arrival.isChanged = pickUpAll(spot, holdings) || arrival.isChanged;
    }
    return arrival;
}

bool ClockworkGround::isPlain(const Spot &spot, const Holdings &holdings) const
{
    const bool isTaking = (spot.plate >= 0 && !holdings.has(spot.plate))
                          || (spot.treasure >= 0 && !holdings.has(spot.treasure))
                          || (!isPickingPaid() && nextItem(spot, holdings) >= 0);
    const bool isWon = spot.isExit && isVictory(m_rules.win, WinByExit, holdingOf(spot, holdings));
    return !isTaking && !isWon && !(isRealTime() && isWonByStairs(spot, holdings));
}

bool ClockworkGround::pickUpAll(const Spot &spot, Holdings &holdings) const
{
    bool isChanged = false;
    for (int item = nextItem(spot, holdings); item >= 0; item = nextItem(spot, holdings)) {
        holdings.add(item);
        isChanged = true;
    }
    return isChanged;
}

int ClockworkGround::nextItem(const Spot &spot, const Holdings &holdings) const
{
    for (const int item : spot.items) {
        if (!holdings.has(item)) {
            return inBag(holdings) < largestBag ? item : -1;
        }
    }
    return -1;
}

int ClockworkGround::inBag(const Holdings &holdings) const
{
    int count = m_heldAtStart + pickedUp(holdings);
    for (const Lock &lock : m_locks) {
        count -= lock.isUsedUp ? holdings.countOf(lock.doors) : 0;
    }
    return count;
}

bool ClockworkGround::isWonByStairs(const Spot &spot, const Holdings &holdings) const
{
    return spot.isStairs && isVictory(m_rules.win, WinByExit, holdingOf(spot, holdings) | WinByExit);
}

bool ClockworkGround::lacksKeys() const
{
    return std::any_of(m_locks.begin(), m_locks.end(), [](const Lock &lock) {
        return lock.isUsedUp && lock.held + int(lock.items.size()) < int(lock.doors.size());
    });
}

std::vector<ClockworkGround::Cell> ClockworkGround::treasureCells() const
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        if (const Spot *spot = spotAt(cell); spot && spot->treasure >= 0) {
            cells.push_back(cell);
        }
    }
    return cells;
}

Holdings ClockworkGround::allOpen() const
{
    Holdings all = nothing();
    for (const std::vector<int> *bits : {&m_gateBits, &m_items}) {
        for (const int bit : *bits) {
            all.add(bit);
        }
    }
    return all;
}
