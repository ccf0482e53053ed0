#include "gamecore/softlock/trapestimate.h"

#include <algorithm>
#include <bit>

TrapEstimate::TrapEstimate(const TrapRunLevel &level, const LockStates &states)
    : m_level(level), m_states(states), m_width(level.cells.cells.width() + 2),
      m_isOpen(std::size_t(m_width) * std::size_t(level.cells.cells.height() + 2), 0),
      m_lockOf(LockStates::mostDoors, 0), m_between(LockStates::mostDoors * LockStates::mostDoors, unknown)
{
    const Grid<TrapCells::Cell> &cells = level.cells.cells;
    for (std::size_t i = 0; i < cells.cells().size(); ++i) {
        const Point cell{int(i) % cells.width(), int(i) / cells.width()};
        m_isOpen[std::size_t(indexOf(cell))] = cells.cells()[i].type != TrapCells::Type::Wall ? 1 : 0;
    }
    for (int d = 0; d < directionCount; d += level.rules.moves == 8 ? 1 : 2) {
        m_by.push_back(stepOf(Direction(d)).y * m_width + stepOf(Direction(d)).x);
    }
    for (int i = 0; i < int(level.locks.size()); ++i) {
        const TrapRunLevel::Lock &lock = level.locks[std::size_t(i)];
        std::vector<Point> beside;
        beside.reserve(straightDirections.size());
        for (const Direction direction : straightDirections) {
            beside.push_back(lock.cell + stepOf(direction));
        }
        if (lock.door != TrapRunLevel::notScarce) {
            m_lockOf[std::size_t(lock.door)] = i;
        }
        m_toLocks.push_back(lock.door != TrapRunLevel::notScarce ? distancesTo(beside) : Distances());
    }
    for (const TrapItem &item : level.items) {
        m_toItems.push_back(distancesTo({item.cell}));
    }
}

/// In steps, as if all doors stood open.
TrapEstimate::Distances TrapEstimate::distancesTo(const std::vector<Point> &goals) const
{
    Distances distances(m_isOpen.size(), farAway);
    std::vector<int> cells;
    for (const Point goal : goals) {
        if (m_isOpen[std::size_t(indexOf(goal))] != 0) {
            distances[std::size_t(indexOf(goal))] = 0;
            cells.push_back(indexOf(goal));
        }
    }
    for (std::size_t i = 0; i < cells.size(); ++i) { // it grows
        const int next = distances[std::size_t(cells[i])] + 1;
        for (const int by : m_by) {
            const int cell = cells[i] + by;
            if (m_isOpen[std::size_t(cell)] != 0 && distances[std::size_t(cell)] == farAway) {
                distances[std::size_t(cell)] = next;
                cells.push_back(cell);
            }
        }
    }
    return distances;
}

/// At least so many steps to a lock that takes a key, over one of its keys if he has none.
int TrapEstimate::leastWay(const Hero &hero, int lock) const
{
    const Distances &toLock = m_toLocks[std::size_t(lock)];
    const int key = m_level.locks[std::size_t(lock)].key;
    if (m_level.held(key, hero.taken, hero.opened) > 0) {
        return at(toLock, hero.cell);
    }
    int least = farAway;
    for (std::uint64_t left = m_level.keys[std::size_t(key)].items & ~hero.taken; left != 0; left &= left - 1) {
        const auto item = std::size_t(std::countr_zero(left));
        least = std::min(least, at(m_toItems[item], hero.cell) + at(toLock, m_level.items[item].cell));
    }
    return least;
}

int TrapEstimate::leastLeft(const Hero &hero, std::size_t state)
{
    int least = farAway;
    for (const auto &[next, door] : m_states.branchesOf(state)) {
        if (m_states.fateOf(next) != LockStates::Fate::Safe) {
            const int way = leastWay(hero, m_lockOf[std::size_t(door)]);
            least = std::min(least, way + commandsForDoor + leastAfter(next, door));
        }
    }
    return least >= farAway ? farAway : std::max(0, least - heldForLocks(hero));
}

/// The same for one who has just opened a door and finds a key beside each.
int TrapEstimate::leastAfter(std::size_t state, int door)
{
    if (m_states.fateOf(state) == LockStates::Fate::Lost) {
        return 0;
    }
    const std::size_t place = state * LockStates::mostDoors + std::size_t(door);
    if (const auto known = m_leastAfter.find(place); known != m_leastAfter.end()) {
        return known->second;
    }
    int least = farAway;
    for (const auto &[next, other] : m_states.branchesOf(state)) {
        if (m_states.fateOf(next) != LockStates::Fate::Safe) {
            least = std::min(least, leastBetween(door, other) + commandsForDoor + leastAfter(next, other));
        }
    }
    m_leastAfter.emplace(place, least);
    return least;
}

/// Steps from beside a door to beside another.
int TrapEstimate::leastBetween(int door, int next)
{
    int &known = m_between[std::size_t(door) * LockStates::mostDoors + std::size_t(next)];
    if (known != unknown) {
        return known;
    }
    const Distances &toNext = m_toLocks[std::size_t(m_lockOf[std::size_t(next)])];
    known = farAway;
    for (const Direction direction : straightDirections) {
        const Point beside = m_level.locks[std::size_t(m_lockOf[std::size_t(door)])].cell + stepOf(direction);
        known = std::min(known, at(toNext, beside));
    }
    return known;
}

/// Keys in his bag for doors of the graph.
int TrapEstimate::heldForLocks(const Hero &hero) const
{
    int count = 0;
    for (int key = 0; key < int(m_level.keys.size()); ++key) {
        count += m_level.keys[std::size_t(key)].isForScarce ? m_level.held(key, hero.taken, hero.opened) : 0;
    }
    return count;
}
