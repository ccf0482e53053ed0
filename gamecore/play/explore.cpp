#include "gamecore/play/explore.h"

#include "gamecore/fov/line.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/travel.h"

bool isNextToUnexplored(const World &world, Point cell)
{
    for (int i = 0; i < directionCount; ++i) {
        const Point next = cell + stepOf(Direction(i));
        const bool isInReach = isWithin(cell, next, world.rules().fovRadius);
        if (isInReach && world.size().contains(next) && !world.isExplored(next)) {
            return true;
        }
    }
    return false;
}

void Memory::begin(const World &world)
{
    m_visited.assign(world.items().size(), false);
    m_noticed.assign(world.items().size(), false);
    m_wanted.assign(world.items().size(), false);
    m_met.assign(std::size_t(world.actorCount()) + 1, false);
    m_inView.assign(std::size_t(world.actorCount()) + 1, false);
    m_heardOf.assign(std::size_t(world.actorCount()) + 1, false);
    m_warnedOf.assign(std::size_t(world.actorCount()) + 1, false);
    visit(world);
    noticeItems(world);
    noticeMonsters(world);
}

int Memory::visit(const World &world)
{
    int first = CellIndex::none;
    m_visited.resize(world.items().size(), false);
    m_noticed.resize(world.items().size(), false);
    m_wanted.resize(world.items().size(), false);
    for (int item = world.itemAt(world.hero().cell); item != CellIndex::none; item = world.nextItem(item)) {
        first = !hasVisited(world, item) && (first == CellIndex::none || item < first) ? item : first;
        m_visited[std::size_t(item)] = true;
        m_noticed[std::size_t(item)] = true;
    }
    return first;
}

void Memory::markWanted(const World &world, bool isWanted)
{
    for (int item = world.itemAt(world.hero().cell); item != CellIndex::none; item = world.nextItem(item)) {
        if (std::size_t(item) < m_wanted.size()) {
            m_wanted[std::size_t(item)] = isWanted;
        }
    }
}

bool Memory::wantsItemHere(const World &world) const
{
    for (int item = world.itemAt(world.hero().cell); item != CellIndex::none; item = world.nextItem(item)) {
        if (has(m_wanted, item)) {
            return true;
        }
    }
    return false;
}

int Memory::noticeItems(const World &world)
{
    int first = CellIndex::none;
    for (int item = int(world.items().size()) - 1; item >= 0; --item) {
        const Item &lying = world.item(item);
        m_wanted[std::size_t(item)] = has(m_wanted, item) && lying.location == Item::Location::Floor;
        if (lying.location == Item::Location::Floor && !has(m_noticed, item) && world.isVisible(lying.cell)) {
            m_noticed[std::size_t(item)] = true;
            first = item;
        }
    }
    return first;
}

Memory::Noticed Memory::noticeMonsters(const World &world)
{
    Noticed noticed;
    for (ActorId id = world.actorCount(); id > heroId; --id) {
        const bool isInView = world.isAlive(id) && isNear(world, id);
        const bool isUnknown = isInView && !has(m_met, id);
        const bool isAnew = isInView && !has(m_inView, id) && (isDangerous(world, id) || isUnknown);
        noticed.anew = isAnew ? id : noticed.anew;
        noticed.unknown = isUnknown ? id : noticed.unknown;
        m_inView[std::size_t(id)] = isInView;
        m_warnedOf[std::size_t(id)] = has(m_warnedOf, id) && isInView;
        m_met[std::size_t(id)] = has(m_met, id) || isInView;
    }
    return noticed;
}

void Memory::markAnnounced(const World &world, ActorId monster)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        m_heardOf[std::size_t(id)] = has(m_heardOf, id) || id == monster || (world.isAlive(id) && isNear(world, id));
    }
}

void Memory::warn(const World &world)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        m_warnedOf[std::size_t(id)] = world.isAlive(id) && isNear(world, id);
    }
}

ActorId Memory::firstDangerNotIn(const std::vector<bool> &flags, const World &world)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (!has(flags, id) && world.isAlive(id) && isDangerous(world, id) && isNear(world, id)) {
            return id;
        }
    }
    return nobody;
}

bool isWorthExploring(const World &world, const Memory &memory, Point cell)
{
    if (isWinningExit(world, cell)) {
        return false;
    }
    for (int item = world.itemAt(cell); item != CellIndex::none; item = world.nextItem(item)) {
        if (!memory.hasVisited(world, item)) {
            return true;
        }
    }
    return isNextToUnexplored(world, cell);
}

bool mayTake(const World &world)
{
    return world.lowestItemAt(world.hero().cell, false) != CellIndex::none && world.freeLetter().has_value();
}

bool isWorthPassing(const World &world, Point cell)
{
    return isNextToUnexplored(world, cell) || world.lowestItemAt(cell, true) != CellIndex::none;
}
