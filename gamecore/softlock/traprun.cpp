#include "gamecore/softlock/traprun.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/slot.h"

#include <algorithm>
#include <bit>
#include <tuple>

bool TrapRun::Alike::operator<(const Alike &other) const
{
    return std::tie(cell.y, cell.x, locks) < std::tie(other.cell.y, other.cell.x, other.locks);
}

TrapRun::TrapRun(const TrapRunLevel &level, const LockStates &states, TrapEstimate &estimate, bool entersObliquely)
    : m_level(level), m_states(states), m_ways(level.cells, level.rules, entersObliquely), m_estimate(estimate),
      m_hasRoom(level.bag + int(level.items.size()) <= largestBag)
{
}

bool TrapRun::find(qint64 most, const SolveWatch &watch, qint64 before)
{
    Node first{.place = {.cell = m_level.start}};
    for (std::size_t key = 0; key < m_level.keys.size(); ++key) {
        first.place.keys |= m_level.keys[key].held > 0 && !m_level.keys[key].isUsedUp ? bit(int(key)) : 0;
    }
    add(first);
    for (m_now = 0; m_now < m_waiting.size(); ++m_now) {
        std::size_t seen = 0;
        while (seen < m_waiting[m_now].size()) { // it grows
            const int node = m_waiting[m_now][seen++];
            if (m_nodes[std::size_t(node)].isLost) {
                m_found = node;
                return true;
            }
            if (states() > most || isSet(watch.isCancelled)) {
                return false;
            }
            expand(node);
            if (watch.states) {
                watch.states->store(before + states(), std::memory_order_relaxed);
            }
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
            next.place.keys |= key != TrapItem::noKey && !m_level.keys[std::size_t(key)].isUsedUp ? bit(key) : 0;
            next.before = node;
            next.walked = end.place;
            add(next);
        }
        return;
    }
}

std::uint64_t TrapRun::locksBeside(Point cell) const
{
    std::uint64_t locks = 0;
    for (const Direction direction : straightDirections) {
        const Point beside = cell + stepOf(direction);
        const bool isInside = m_level.cells.cells.contains(beside);
        const TrapCells::Cell at = isInside ? m_level.cells.cells.at(beside) : TrapCells::Cell();
        locks |= at.type == TrapCells::Type::Lock ? bit(at.number) : 0;
    }
    return locks;
}

void TrapRun::openLocks(int node, const TrapWays::End &end)
{
    std::uint64_t left = locksBeside(end.place.cell) & ~m_nodes[std::size_t(node)].place.locks;
    for (; left != 0; left &= left - 1) {
        const int lock = std::countr_zero(left);
        const Node from = m_nodes[std::size_t(node)]; // m_nodes grows
        if (held(from, m_level.locks[std::size_t(lock)].key) <= 0) {
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

void TrapRun::add(Node node)
{
    if (isDominated(node)) {
        return;
    }
    const TrapEstimate::Hero hero{node.place.cell, node.taken, node.place.locks};
    const int left = node.isLost ? 0 : m_estimate.leastLeft(hero, *stateOf(node.place.locks));
    if (left >= TrapEstimate::farAway) {
        return;
    }
    const int number = int(m_nodes.size());
    const std::size_t cost = std::max(m_now, std::size_t(node.cost + left));
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

int TrapRun::bagOf(const Node &node) const
{
    int count = m_level.bag + std::popcount(node.taken);
    for (const TrapRunLevel::Key &key : m_level.keys) {
        count -= key.isUsedUp ? std::popcount(node.place.locks & key.locks) : 0;
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
    const TrapRunLevel::Key &record = m_level.keys[std::size_t(key)];
    return held(node, key) < (record.isUsedUp ? std::popcount(record.locks & ~node.place.locks) : 1);
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
