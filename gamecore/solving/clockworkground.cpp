#include "gamecore/solving/clockworkground.h"

#include "gamecore/data/kind.h"
#include "gamecore/rules/victory.h"

#include <algorithm>

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
    for (const Lock &lock : m_locks) {
        for (const int door : lock.isUsedUp ? lock.doors : std::vector<int>()) {
            m_spending.add(door);
        }
    }
}

/// Ground is what the hero finds when he gets there: of doors and gates what they open to.
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
        Lock &lock = lockFor(world, terrain.openedBy);
        lock.doors.push_back(bit);
        door.lock = int(&lock - m_locks.data());
    }
    m_doors.push_back(door);
}

/// Items count that open doors of the level, and those that lie over one and are picked up before it.
void ClockworkGround::layItems(const World &world)
{
    for (int i = int(world.items().size()) - 1; i >= 0; --i) {
        const Kind &kind = world.kindOfItem(i);
        if (world.item(i).location != Item::Location::Floor || kind.category == KindCategory::Treasure) {
            continue;
        }
        const Cell cell = cellOf(world.item(i).cell);
        Lock *lock = lockOf(kind.key);
        const Spot *known = spotAt(cell);
        const bool isOverKey = known && !known->items.empty();
        if (!lock && !isOverKey) {
            continue;
        }
        const int bit = m_bits++;
        m_items.push_back(bit);
        Spot &spot = spotFor(cell);
        spot.items.insert(spot.items.begin(), bit);
        if (lock) {
            lock->items.push_back(bit);
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
        // Nobody has treasure that a monster carries, or that lies in a wall.
        const bool canBeHad = item.location == Item::Location::Floor && m_gates[std::size_t(cell)] != neverOpen;
        m_mayBeWon = m_mayBeWon && canBeHad;
        if (canBeHad && spotFor(cell).treasure < 0) {
            spotFor(cell).treasure = m_bits;
            m_treasure.push_back(m_bits++);
        }
    }
}

/// What could be used, were it had: anything but healing where nothing hurts.
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

/// Null: nothing asks for that key.
ClockworkGround::Lock *ClockworkGround::lockOf(const QString &key)
{
    const auto lock = std::find_if(m_locks.begin(), m_locks.end(), [&key](const Lock &one) { return one.key == key; });
    return lock == m_locks.end() ? nullptr : &*lock;
}

ClockworkGround::Lock &ClockworkGround::lockFor(const World &world, const QString &key)
{
    if (Lock *known = lockOf(key)) {
        return *known;
    }
    const KindId kind = world.catalogue().kindOf(key).value();
    m_locks.push_back({.key = key, .isUsedUp = world.catalogue().kind(kind).isUsedUp});
    for (const Item &item : world.items()) {
        m_locks.back().held += int(item.kind == kind && item.location == Item::Location::Bag);
    }
    return m_locks.back();
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
