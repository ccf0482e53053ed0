#include "gamecore/solving/traprun.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/slot.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace {

constexpr int farAway = 1 << 24;
constexpr int commandsForDoor = 2; ///< to pick a key up, and to open the door

constexpr std::uint64_t bit(int number)
{
    return std::uint64_t(1) << unsigned(number);
}

} // namespace

bool TrapRun::Alike::operator<(const Alike &other) const
{
    return std::tie(cell.y, cell.x, locks) < std::tie(other.cell.y, other.cell.x, other.locks);
}

TrapRun::TrapRun(const TrapRunLevel &level, const LockStates &states, bool entersObliquely)
    : m_level(level), m_states(states), m_ways(level.cells, level.rules, entersObliquely),
      m_hasRoom(level.bag + int(level.items.size()) <= largestBag)
{
}

bool TrapRun::find(qint64 most, const SolveWatch &watch)
{
    Node first{.place = {.cell = m_level.start}};
    for (std::size_t key = 0; key < m_level.held.size(); ++key) {
        first.place.keys |= m_level.held[key] > 0 && !m_level.isUsedUp[key] ? bit(int(key)) : 0;
    }
    measure();
    add(first);
    for (m_now = 0; m_now < m_waiting.size(); ++m_now) {
        for (std::size_t i = 0; i < m_waiting[m_now].size(); ++i) { // it grows
            const int node = m_waiting[m_now][i];
            if (m_nodes[std::size_t(node)].isLost) {
                m_found = node;
                return true;
            }
            if (states() > most || isSet(watch.isCancelled)) {
                return false;
            }
            expand(node);
        }
    }
    return false;
}

const std::vector<TrapWays::End> &TrapRun::endsFrom(const TrapPlace &place)
{
    const auto known = m_ends.find(place);
    return known != m_ends.end() ? known->second : m_ends.emplace(place, m_ways.from(place)).first->second;
}

void TrapRun::expand(int node)
{
    for (const TrapWays::End &end : endsFrom(m_nodes[std::size_t(node)].place)) {
        pickUp(node, end);
        openLocks(node, end);
    }
}

/// The uppermost of what lies there.
void TrapRun::pickUp(int node, const TrapWays::End &end)
{
    for (int item = 0; item < int(m_level.items.size()); ++item) {
        const Node from = m_nodes[std::size_t(node)];
        if (m_level.items[std::size_t(item)].cell != end.place.cell || (from.taken & bit(item)) != 0) {
            continue;
        }
        if (bagOf(from) < largestBag && isUseful(from, item)) {
            Node next{.place = end.place, .taken = from.taken | bit(item), .cost = from.cost + end.cost + 1};
            const int key = m_level.items[std::size_t(item)].key;
            next.place.keys |= key != TrapItem::noKey && !m_level.isUsedUp[std::size_t(key)] ? bit(key) : 0;
            next.before = node;
            next.walked = end.place;
            add(next);
        }
        return;
    }
}

void TrapRun::openLocks(int node, const TrapWays::End &end)
{
    for (int lock = 0; lock < int(m_level.locks.size()); ++lock) {
        const auto &[cell, key, door] = m_level.locks[std::size_t(lock)];
        const std::optional<Direction> direction = directionOf(cell - end.place.cell);
        const Node from = m_nodes[std::size_t(node)];
        const bool isBeside = direction && isStraight(*direction) && (from.place.locks & bit(lock)) == 0;
        if (!isBeside || held(from, key) <= 0) {
            continue;
        }
        Node next{.place = end.place, .taken = from.taken, .cost = from.cost + end.cost + 1, .before = node};
        next.walked = end.place;
        next.lock = lock;
        next.place.locks |= bit(lock);
        const std::optional<std::size_t> state = stateOf(next.place.locks);
        if (state && m_states.fateOf(*state) != LockStates::Fate::Safe) {
            next.isLost = m_states.fateOf(*state) == LockStates::Fate::Lost;
            add(next);
        }
    }
}

std::optional<std::size_t> TrapRun::stateOf(std::uint64_t locks)
{
    const auto known = m_known.find(locks);
    return known != m_known.end() ? known->second
                                  : m_known.emplace(locks, m_states.stateOf(doorsOf(locks))).first->second;
}

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

void TrapRun::add(Node node)
{
    if (isDominated(node)) {
        return;
    }
    const auto least = std::size_t(leastLeft(node));
    if (least >= std::size_t(farAway)) {
        return;
    }
    const int number = int(m_nodes.size());
    const std::size_t cost = std::max(m_now, std::size_t(node.cost) + least);
    m_alike[{node.place.cell, node.place.locks}].push_back(number);
    m_waiting.resize(std::max(m_waiting.size(), cost + 1));
    m_waiting[cost].push_back(number);
    m_nodes.push_back(node);
}

bool TrapRun::isDominated(const Node &node) const
{
    const auto alike = m_alike.find({node.place.cell, node.place.locks});
    return alike != m_alike.end() && std::any_of(alike->second.begin(), alike->second.end(), [&](int other) {
               const Node &known = m_nodes[std::size_t(other)];
               if (m_hasRoom ? (node.taken & ~known.taken) != 0 : node.taken != known.taken) {
                   return false;
               }
               const std::optional<int> doors = known.place.costToBeAs(node.place);
               return doors && known.cost + *doors <= node.cost;
           });
}

/// Keys of a kind in his bag.
int TrapRun::held(const Node &node, int key) const
{
    int count = m_level.held[std::size_t(key)];
    for (std::uint64_t left = node.taken; left != 0; left &= left - 1) {
        count += m_level.items[std::size_t(std::countr_zero(left))].key == key ? 1 : 0;
    }
    for (std::uint64_t left = m_level.isUsedUp[std::size_t(key)] ? node.place.locks : 0; left != 0; left &= left - 1) {
        count -= m_level.locks[std::size_t(std::countr_zero(left))].key == key ? 1 : 0;
    }
    return count;
}

int TrapRun::bagOf(const Node &node) const
{
    int count = m_level.bag + std::popcount(node.taken);
    for (std::uint64_t left = node.place.locks; left != 0; left &= left - 1) {
        const int key = m_level.locks[std::size_t(std::countr_zero(left))].key;
        count -= key != TrapItem::noKey && m_level.isUsedUp[std::size_t(key)] ? 1 : 0;
    }
    return count;
}

/// Whether there are doors for it.
bool TrapRun::isWanted(const Node &node, int item) const
{
    const int key = m_level.items[std::size_t(item)].key;
    if (key == TrapItem::noKey) {
        return false;
    }
    if (!m_level.isUsedUp[std::size_t(key)]) {
        return held(node, key) == 0;
    }
    int doors = 0;
    for (int lock = 0; lock < int(m_level.locks.size()); ++lock) {
        doors += m_level.locks[std::size_t(lock)].key == key && (node.place.locks & bit(lock)) == 0 ? 1 : 0;
    }
    return held(node, key) < doors;
}

bool TrapRun::isUseful(const Node &node, int item) const
{
    const Point cell = m_level.items[std::size_t(item)].cell;
    for (int below = item; below < int(m_level.items.size()); ++below) {
        if (m_level.items[std::size_t(below)].cell == cell && isWanted(node, below)) {
            return true;
        }
    }
    return false;
}

LockStates::Doors TrapRun::doorsOf(std::uint64_t locks) const
{
    LockStates::Doors doors = 0;
    for (; locks != 0; locks &= locks - 1) {
        const int door = m_level.locks[std::size_t(std::countr_zero(locks))].door;
        doors |= door != TrapRunLevel::notScarce ? bit(door) : 0;
    }
    return doors;
}

const TrapRunLevel::Lock &TrapRun::lastLock() const
{
    return m_level.locks[std::size_t(m_nodes[std::size_t(m_found)].lock)];
}

std::optional<std::vector<Command>> TrapRun::commands()
{
    std::vector<int> nodes;
    for (int node = m_found; node >= 0; node = m_nodes[std::size_t(node)].before) {
        nodes.push_back(node);
    }
    std::reverse(nodes.begin(), nodes.end());
    std::vector<Command> commands;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const Node &node = m_nodes[std::size_t(nodes[i])];
        if (!addWalk(m_nodes[std::size_t(nodes[i - 1])], node, commands)) {
            return std::nullopt;
        }
        if (node.lock >= 0) {
            const Point door = m_level.locks[std::size_t(node.lock)].cell;
            commands.push_back(Command::move(*directionOf(door - node.place.cell)));
        } else {
            commands.push_back(Command::pickUp());
        }
    }
    return commands;
}

/// Loose doors that a step needs are opened before it, each with a straight step into it.
bool TrapRun::addWalk(const Node &from, const Node &to, std::vector<Command> &commands)
{
    const auto &ends = m_ways.from(from.place);
    const auto end =
        std::find_if(ends.begin(), ends.end(), [&to](const TrapWays::End &other) { return other.place == to.walked; });
    Q_ASSERT(end != ends.end());
    const std::vector<TrapPlace> places = m_ways.placesTo(*end);
    for (std::size_t i = 1; i < places.size(); ++i) {
        const Point cell = places[i - 1].cell;
        for (const Direction direction : straightDirections) {
            const Point door = cell + stepOf(direction);
            if (m_ways.isClosed(door, places[i - 1]) && !m_ways.isClosed(door, places[i])) {
                commands.push_back(Command::move(direction));
            }
        }
        const Direction direction = *directionOf(places[i].cell - cell);
        if (!isStraight(direction) && m_ways.isClosed(places[i].cell, places[i - 1])) {
            return false;
        }
        commands.push_back(Command::move(direction));
    }
    return true;
}
