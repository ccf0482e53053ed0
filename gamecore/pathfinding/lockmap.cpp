#include "gamecore/pathfinding/lockmap.h"

#include <algorithm>

std::vector<LockState> lockStatesBetween(const KeyFlood &least, const KeyFlood &most)
{
    std::vector<LockState> locks;
    locks.reserve(std::size_t(least.keyCount()));
    for (int key = 0; key < least.keyCount(); ++key) {
        locks.push_back(least.isUnlocked(key)  ? LockState::Open
                        : most.isUnlocked(key) ? LockState::Scarce
                                               : LockState::Closed);
    }
    return locks;
}

LockMap::LockMap(const Ground &ground, const std::vector<KeySource> &keys, const std::vector<LockState> &locks,
                 const KeyFlood &flood)
    : m_ground(ground), m_keys(keys), m_locks(locks), m_labels(ground.size(), unlabelled)
{
    for (int y = 0; y < ground.size().height; ++y) {
        for (int x = 0; x < ground.size().width; ++x) {
            m_labels.set({x, y}, flood.cells().at({x, y}) ? 0 : unlabelled);
        }
    }
    LockGraph::Area first = newArea();
    for (int key = 0; key < int(locks.size()); ++key) {
        m_graph.held.push_back(flood.keys(key));
        m_graph.isUsedUp.push_back(ground.isUsedUp(key));
        if (locks[std::size_t(key)] == LockState::Scarce) {
            for (const Point door : flood.closedDoors(key)) {
                first.doors.push_back(doorOn(door));
            }
        }
    }
    m_graph.regions.push_back(std::move(first));
}

bool LockMap::explore(std::size_t mostDoors, const std::atomic<bool> *isCancelled)
{
    m_isCancelled = isCancelled;
    std::size_t doors = 0;
    std::size_t links = 0;
    while (doors < m_graph.doors.size() || links < m_links.size()) {
        const bool isTooLarge = m_graph.doors.size() > mostDoors || m_graph.regions.size() > 10 * mostDoors;
        if (isTooLarge || isSet(m_isCancelled)) {
            return false;
        }
        if (doors < m_graph.doors.size()) {
            exploreDoor(doors++);
        } else {
            const Link link = m_links[links++];
            const int region = regionOn(link.cell);
            if (region != link.region) {
                addOnce(m_graph.regions[std::size_t(link.region)].regions, region);
            }
        }
    }
    return true;
}

void LockMap::exploreDoor(std::size_t door)
{
    const Point cell = m_doorCells[door];
    LockGraph::Area area = newArea();
    addKeys(cell, area);
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        const Point next = cell + stepOf(Direction(i));
        const bool isStraightStep = isStraight(Direction(i));
        if ((isStraightStep || isGate(next)) && isLock(next, LockState::Scarce)) {
            addOnce(area.doors, doorOn(next));
        } else if (isStraightStep ? isGround(next) : isFloor(next)) {
            addOnce(area.regions, regionOn(next));
        }
    }
    m_graph.doors[door].area = std::move(area);
}

bool LockMap::isLock(Point cell, LockState state) const
{
    const int lock = m_ground.lockAt(cell);
    return lock != Ground::noLock && m_locks[std::size_t(lock)] == state;
}

bool LockMap::isGround(Point cell) const
{
    return m_ground.isWalkable(cell) || m_ground.isFreeDoor(cell) || isLock(cell, LockState::Open);
}

/// True if a door is opened by a plate, so that it can be entered diagonally.
bool LockMap::isGate(Point cell) const
{
    const int lock = m_ground.lockAt(cell);
    return lock != Ground::noLock && m_ground.isPlate(lock);
}

bool LockMap::isFloor(Point cell) const
{
    return m_ground.isWalkable(cell) || (isGate(cell) && isLock(cell, LockState::Open));
}

int LockMap::doorOn(Point cell)
{
    const int label = m_labels.at(cell);
    if (label <= firstDoor) {
        return firstDoor - label;
    }
    const int door = int(m_graph.doors.size());
    m_labels.set(cell, firstDoor - door);
    m_graph.doors.push_back({m_ground.lockAt(cell), newArea()});
    m_doorCells.push_back(cell);
    return door;
}

int LockMap::regionOn(Point cell)
{
    if (m_labels.at(cell) == unlabelled) {
        const int region = int(m_graph.regions.size());
        m_graph.regions.push_back(newArea());
        m_labels.set(cell, region);
        m_open.push_back(cell);
        fill(region);
    }
    return m_labels.at(cell);
}

void LockMap::fill(int region)
{
    while (!m_open.empty() && !isSet(m_isCancelled)) {
        const Point cell = m_open.back();
        m_open.pop_back();
        addKeys(cell, m_graph.regions[std::size_t(region)]);
        lookAround(cell, region);
    }
}

void LockMap::lookAround(Point cell, int region)
{
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        const Point next = cell + stepOf(Direction(i));
        const bool isStraightStep = isStraight(Direction(i));
        if ((isStraightStep || isGate(next)) && isLock(next, LockState::Scarce)) {
            addOnce(m_graph.regions[std::size_t(region)].doors, doorOn(next));
        } else if (isStraightStep ? isGround(next) : isFloor(next)) {
            const bool isOneWay = !isStraightStep && !isFloor(cell);
            if (isOneWay) {
                m_links.push_back({region, next});
            } else if (m_labels.at(next) == unlabelled) {
                m_labels.set(next, region);
                m_open.push_back(next);
            }
        }
    }
}

void LockMap::addKeys(Point cell, LockGraph::Area &area) const
{
    const std::size_t index = m_labels.index(cell);
    const auto isBefore = [](const KeySource &key, std::size_t at) { return key.cell < at; };
    auto key = std::lower_bound(m_keys.begin(), m_keys.end(), index, isBefore);
    for (; key != m_keys.end() && key->cell == index; ++key) {
        ++area.keys[std::size_t(key->key)];
    }
}

void LockMap::addOnce(std::vector<int> &numbers, int number)
{
    if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) {
        numbers.push_back(number);
    }
}

std::optional<int> LockMap::regionAt(Point cell) const
{
    const int label = m_labels.at(cell);
    return label >= 0 ? std::optional(label) : std::nullopt;
}

std::optional<int> LockMap::doorAt(Point cell) const
{
    const int label = m_labels.at(cell);
    return label <= firstDoor ? std::optional(firstDoor - label) : std::nullopt;
}

void LockMap::addReached(const KeySearch &search, Grid<std::uint8_t> &cells) const
{
    for (std::size_t i = 0; i < cells.cells().size(); ++i) {
        const int label = m_labels.cells()[i];
        const bool isDoor = label <= firstDoor;
        if (label != unlabelled && (isDoor ? search.isDoorReached(firstDoor - label) : search.isRegionReached(label))) {
            cells.row(0)[i] = 1;
        }
    }
}
