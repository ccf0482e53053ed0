// What is left of a run at least, for the order in which TrapRun looks.

#include "gamecore/traps/traprun.h"

#include <algorithm>

/// In steps, as if all doors stood open.
TrapRun::Distances TrapRun::distancesTo(const std::vector<Point> &goals) const
{
    Distances distances(m_level.cells.cells.size(), farAway);
    std::vector<Point> cells;
    const auto isOpen = [&](Point cell) {
        return m_level.cells.cells.contains(cell) && m_level.cells.cells.at(cell).type != TrapCells::Type::Wall;
    };
    for (const Point goal : goals) {
        if (isOpen(goal)) {
            distances.set(goal, 0);
            cells.push_back(goal);
        }
    }
    for (std::size_t i = 0; i < cells.size(); ++i) { // it grows
        for (int d = 0; d < directionCount; d += m_level.rules.moves == 8 ? 1 : 2) {
            const Point next = cells[i] + stepOf(Direction(d));
            if (isOpen(next) && distances.at(next) == farAway) {
                distances.set(next, distances.at(cells[i]) + 1);
                cells.push_back(next);
            }
        }
    }
    return distances;
}

void TrapRun::measure()
{
    m_lockOf.assign(LockStates::mostDoors, 0);
    for (int i = 0; i < int(m_level.locks.size()); ++i) {
        const TrapRunLevel::Lock &lock = m_level.locks[std::size_t(i)];
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
    for (const TrapItem &item : m_level.items) {
        m_toItems.push_back(distancesTo({item.cell}));
    }
}

/// At least so many steps to a lock that takes a key, over one of its keys if he has none.
int TrapRun::leastWay(const Node &node, int lock) const
{
    const Distances &toLock = m_toLocks[std::size_t(lock)];
    const int key = m_level.locks[std::size_t(lock)].key;
    if (held(node, key) > 0) {
        return toLock.at(node.place.cell);
    }
    int least = farAway;
    for (std::size_t item = 0; item < m_level.items.size(); ++item) {
        if (m_level.items[item].key == key && (node.taken & bit(int(item))) == 0) {
            least = std::min(least, m_toItems[item].at(node.place.cell) + toLock.at(m_level.items[item].cell));
        }
    }
    return least;
}

/// At least so many commands until the game is lost.
int TrapRun::leastLeft(const Node &node)
{
    if (node.isLost) {
        return 0;
    }
    const std::size_t state = *stateOf(node.place.locks);
    int least = farAway;
    for (const auto &[next, door] : m_states.branchesOf(state)) {
        if (m_states.fateOf(next) != LockStates::Fate::Safe) {
            const int way = leastWay(node, m_lockOf[std::size_t(door)]);
            least = std::min(least, way + commandsForDoor + leastAfter(next, door));
        }
    }
    return least >= farAway ? farAway : std::max(0, least - heldForLocks(node));
}

/// The same for one who has just opened a door and finds a key beside each.
int TrapRun::leastAfter(std::size_t state, int door)
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
int TrapRun::leastBetween(int door, int next) const
{
    const Distances &toNext = m_toLocks[std::size_t(m_lockOf[std::size_t(next)])];
    int least = farAway;
    for (const Direction direction : straightDirections) {
        const Point beside = m_level.locks[std::size_t(m_lockOf[std::size_t(door)])].cell + stepOf(direction);
        least = toNext.contains(beside) ? std::min(least, toNext.at(beside)) : least;
    }
    return least;
}

/// Keys in his bag for doors of the graph.
int TrapRun::heldForLocks(const Node &node) const
{
    int count = 0;
    for (int key = 0; key < int(m_level.held.size()); ++key) {
        const bool isAsked = std::any_of(m_level.locks.begin(), m_level.locks.end(), [key](const auto &lock) {
            return lock.key == key && lock.door != TrapRunLevel::notScarce;
        });
        count += isAsked ? held(node, key) : 0;
    }
    return count;
}
