#include "gamecore/solving/clockworkground.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/victory.h"
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

int DoorLocks::keysLeft(int lock, const CollectedGoods &goods) const
{
    const Lock &record = m_locks[std::size_t(lock)];
    const int had = record.held + goods.countOf(record.items);
    return record.isUsedUp ? had - goods.countOf(record.doors) : had;
}

int DoorLocks::spent(const CollectedGoods &goods) const
{
    int count = 0;
    for (const Lock &lock : m_locks) {
        count += lock.isUsedUp ? goods.countOf(lock.doors) : 0;
    }
    return count;
}

bool DoorLocks::lackKeys() const
{
    return std::any_of(m_locks.begin(), m_locks.end(), [](const Lock &lock) {
        return lock.isUsedUp && lock.held + int(lock.items.size()) < int(lock.doors.size());
    });
}

void DoorLocks::addSpending(CollectedGoods &goods) const
{
    for (const Lock &lock : m_locks) {
        for (const int door : lock.isUsedUp ? lock.doors : std::vector<int>()) {
            goods.insert(door);
        }
    }
}

ClockworkGround::ClockworkGround(const World &world)
    : m_rules(world.rules()), m_stride(world.size().width + 2), m_start(cellOf(world.hero().cell)),
      m_hitPoints(world.hero().hp), m_hasMonsters(world.monstersLeft() > 0)
{
    for (int i = 0; i < directionCount; ++i) {
        const Point step = stepOf(Direction(i));
        m_offsets[std::size_t(i)] = step.y * m_stride + step.x;
    }
    const auto cells = std::size_t(m_stride) * std::size_t(world.size().height + 2);
    m_gates.assign(cells, neverOpen);
    m_isAvoided.assign(cells, false);
    m_spotOf.assign(cells, -1);
    m_doorOf.assign(cells, -1);
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            layCell(world, {x, y});
        }
    }
    layItems(world);
    layTreasure(world);
    judgeItems(world);
    judgeVictory(world);
    m_spending = nothing();
    m_locks.addSpending(m_spending);
}

/// Records the terrain of a cell. For doors and gates that is the terrain that they open to.
void ClockworkGround::layCell(const World &world, Point p)
{
    const Catalogue &catalogue = world.catalogue();
    const Terrain &drawn = world.terrainAt(p);
    const bool isDoor = drawn.isDoor() && !drawn.isWalkable;
    const Terrain &ground = isDoor ? catalogue.terrain(*catalogue.terrainOf(drawn.opensTo)) : drawn;
    const Cell cell = cellOf(p);
    if (!ground.isWalkable) {
        return;
    }
    m_gates[std::size_t(cell)] = alwaysOpen;
    if (isDoor) {
        layDoor(world, drawn, cell);
    }
    if (ground.damage > 0) {
        spotFor(cell).harm = ground.damage;
        m_isWhole = m_isWhole && (m_rules.healTurns == 0 || isRealTime());
    }
    if (ground.isPlate) {
        spotFor(cell).plate = plateBit(ground.key);
    }
    if (ground.feature != Feature::None && (m_rules.win & WinByExit) != 0) {
        spotFor(cell).isExit = ground.feature == Feature::Exit;
        spotFor(cell).isStairs = ground.feature == Feature::Stairs;
    }
}

void ClockworkGround::layDoor(const World &world, const Terrain &terrain, Cell cell)
{
    if (terrain.isGate) {
        m_gates[std::size_t(cell)] = plateBit(terrain.openedBy);
        return;
    }
    const int bit = m_bits++;
    m_gates[std::size_t(cell)] = bit;
    m_gateBits.push_back(bit);
    m_doorOf[std::size_t(cell)] = int(m_doors.size());
    Door door{.bit = bit};
    if (!terrain.openedBy.isEmpty()) {
        door.lock = m_locks.lockFor(world, terrain.openedBy);
        m_locks.addDoor(door.lock, bit);
    }
    m_doors.push_back(door);
}

/// Records the items that open doors of the level, and those that lie on top of one and are picked up before it.
void ClockworkGround::layItems(const World &world)
{
    for (int i = int(world.items().size()) - 1; i >= 0; --i) {
        const Kind &kind = world.kindOfItem(i);
        if (world.item(i).location != Item::Location::Floor || kind.category == KindCategory::Treasure) {
            continue;
        }
        const Cell cell = cellOf(world.item(i).cell);
        const int lock = m_locks.lockOf(kind.key);
        const Spot *known = spotAt(cell);
        const bool isOverKey = known && !known->items.empty();
        if (lock < 0 && !isOverKey) {
            continue;
        }
        const int bit = m_bits++;
        m_items.push_back(bit);
        Spot &spot = spotFor(cell);
        spot.items.insert(spot.items.begin(), bit);
        if (lock >= 0) {
            m_locks.addItem(lock, bit);
        }
    }
}

void ClockworkGround::layTreasure(const World &world)
{
    for (const Item &item : world.items()) {
        const bool isTreasure = world.catalogue().kind(item.kind).category == KindCategory::Treasure;
        if (!isTreasure || (m_rules.win & WinByTreasure) == 0) {
            continue;
        }
        const Cell cell = cellOf(item.cell);
        // Treasure that a monster carries or that lies in a wall is out of reach.
        const bool isObtainable = item.location == Item::Location::Floor && m_gates[std::size_t(cell)] != neverOpen;
        m_mayBeWon = m_mayBeWon && isObtainable;
        if (isObtainable && spotFor(cell).treasure < 0) {
            spotFor(cell).treasure = m_bits;
            m_treasure.push_back(m_bits++);
        }
    }
}

/// Checks whether the hero could use any item that the model leaves out. Healing items count only if terrain hurts him.
void ClockworkGround::judgeItems(const World &world)
{
    const bool isHurt = std::any_of(m_spots.begin(), m_spots.end(), [](const Spot &spot) { return spot.harm > 0; });
    for (int i = 0; i < int(world.items().size()); ++i) {
        const Item::Location location = world.item(i).location;
        m_heldAtStart += int(location == Item::Location::Bag);
        for (const Effect &effect : world.kindOfItem(i).effects) {
            const bool isIdle = location == Item::Location::Carried || (rowOf(effect.type).heals && !isHurt);
            m_isWhole = m_isWhole && isIdle;
        }
    }
    m_isWhole = m_isWhole && !mayBagBeFull();
}

void ClockworkGround::judgeVictory(const World &world)
{
    const bool asksForKills = (m_rules.win & WinByMonsters) != 0 && world.monstersLeft() > 0;
    const bool hasOccasion = (m_rules.win & WinByExit) != 0 || !m_treasure.empty();
    m_mayBeWon = m_mayBeWon && !asksForKills && hasOccasion;
}

Spot &ClockworkGround::spotFor(Cell cell)
{
    int &spot = m_spotOf[std::size_t(cell)];
    if (spot < 0) {
        spot = int(m_spots.size());
        m_spots.emplace_back();
    }
    return m_spots[std::size_t(spot)];
}

int ClockworkGround::plateBit(const QString &key)
{
    for (const auto &[plate, bit] : m_plates) {
        if (plate == key) {
            return bit;
        }
    }
    m_plates.emplace_back(key, m_bits);
    m_gateBits.push_back(m_bits);
    return m_bits++;
}

// Moves of the hero: the rules of gamecore/rules/turn.cpp, arrival.cpp and bag.cpp, as far as they concern keys, doors,
// plates and treasure. Solutions are replayed on a game before they are returned.

bool ClockworkGround::isPastCorners(Cell from, Direction direction, const CollectedGoods &goods) const
{
    const Direction before = Direction((int(direction) + directionCount - 1) % directionCount);
    const Direction behind = Direction((int(direction) + 1) % directionCount);
    return isOpen(neighbor(from, before), goods) && isOpen(neighbor(from, behind), goods);
}

int ClockworkGround::openable(const Door &door, const CollectedGoods &goods) const
{
    const bool mayOpen = !goods.contains(door.bit) && (door.lock < 0 || m_locks.keysLeft(door.lock, goods) > 0);
    return mayOpen ? door.bit : -1;
}

/// Returns the conditions of victory that the hero fulfills on a spot.
int ClockworkGround::goodOf(const Spot &spot, const CollectedGoods &goods) const
{
    const bool hasAll = goods.countOf(m_treasure) == int(m_treasure.size());
    return (hasAll ? WinByTreasure : 0) | (spot.isExit ? WinByExit : 0) | (m_hasMonsters ? 0 : WinByMonsters);
}

ClockworkGround::Arrival ClockworkGround::arrive(const Spot &spot, CollectedGoods &goods) const
{
    Arrival arrival;
    int occasion = WinByExit;
    if (spot.plate >= 0 && !goods.contains(spot.plate)) {
        goods.insert(spot.plate);
        arrival.isChanged = true;
    }
    if (spot.treasure >= 0 && !goods.contains(spot.treasure)) {
        goods.insert(spot.treasure);
        arrival.isChanged = true;
        occasion |= WinByTreasure;
    }
    arrival.isWon = isVictory(m_rules.win, occasion, goodOf(spot, goods));
    if (!arrival.isWon && isRealTime() && isWonByStairs(spot, goods)) {
        arrival.isWon = true;
        arrival.byStairs = true;
    }
    if (!arrival.isWon && !isPickingPaid()) {
        arrival.isChanged = pickUpAll(spot, goods) || arrival.isChanged;
    }
    return arrival;
}

bool ClockworkGround::isPlain(const Spot &spot, const CollectedGoods &goods) const
{
    const bool isTaking = (spot.plate >= 0 && !goods.contains(spot.plate))
                          || (spot.treasure >= 0 && !goods.contains(spot.treasure))
                          || (!isPickingPaid() && nextItem(spot, goods) >= 0);
    const bool isWon = spot.isExit && isVictory(m_rules.win, WinByExit, goodOf(spot, goods));
    return !isTaking && !isWon && !(isRealTime() && isWonByStairs(spot, goods));
}

bool ClockworkGround::pickUpAll(const Spot &spot, CollectedGoods &goods) const
{
    bool isChanged = false;
    for (int item = nextItem(spot, goods); item >= 0; item = nextItem(spot, goods)) {
        goods.insert(item);
        isChanged = true;
    }
    return isChanged;
}

int ClockworkGround::nextItem(const Spot &spot, const CollectedGoods &goods) const
{
    for (const int item : spot.items) {
        if (!goods.contains(item)) {
            return inBag(goods) < largestBag ? item : -1;
        }
    }
    return -1;
}

int ClockworkGround::inBag(const CollectedGoods &goods) const
{
    return m_heldAtStart + pickedUp(goods) - m_locks.spent(goods);
}

bool ClockworkGround::isWonByStairs(const Spot &spot, const CollectedGoods &goods) const
{
    return spot.isStairs && isVictory(m_rules.win, WinByExit, goodOf(spot, goods) | WinByExit);
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

CollectedGoods ClockworkGround::allOpen() const
{
    CollectedGoods all = nothing();
    for (const std::vector<int> *bits : {&m_gateBits, &m_items}) {
        for (const int bit : *bits) {
            all.insert(bit);
        }
    }
    return all;
}
