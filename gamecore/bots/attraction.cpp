#include "gamecore/bots/attraction.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/explore.h"
#include "gamecore/play/herosteps.h"
#include "gamecore/rules/combat.h"

#include <algorithm>

namespace {

bool asksFor(const World &world, WinCondition condition)
{
    return (world.rules().win & condition) != 0;
}

bool isKnown(const World &world, const Item &item)
{
    return item.location == Item::Location::Floor && !item.isHidden && world.isExplored(item.cell);
}

} // namespace

bool areOtherConditionsMet(const World &world)
{
    return (!asksFor(world, WinByTreasure) || world.treasureLeft() == 0)
           && (!asksFor(world, WinByMonsters) || world.monstersLeft() == 0);
}

void Attraction::add(Point cell, int weight)
{
    if (weight >= 0) {
        m_goals.push_back({cell, -DistanceMap::straightStep * weight});
    }
}

const std::vector<DistanceMap::Goal> &Attraction::find(const World &world, const std::vector<Seen> &monsters)
{
    m_goals.clear();
    m_locks.clear();
    m_plates.clear();
    m_isExitOpen = asksFor(world, WinByExit) && areOtherConditionsMet(world);
    addGround(world);
    addPlates(world);
    addItems(world);
    addMonsters(world, monsters);
    return m_goals;
}

/// True if the hero has seen a door or gate that this key or plate opens.
bool Attraction::isOpener(const World &world, const QString &key) const
{
    return std::any_of(m_locks.begin(), m_locks.end(),
                       [&](Point lock) { return world.terrainAt(lock).openedBy == key; });
}

void Attraction::addPlates(const World &world)
{
    for (const Point plate : m_plates) {
        if (isOpener(world, world.terrainAt(plate).key)) {
            add(plate, std::max(m_bot.goal, m_bot.unexplored));
        }
    }
}

int Attraction::weightOfItem(const World &world, int item) const
{
    const Kind &kind = world.kindOfItem(item);
    if (kind.category == KindCategory::Treasure) {
        return asksFor(world, WinByTreasure) ? m_bot.goal : m_bot.gold;
    }
    if (!world.freeLetter()) {
        return -1;
    }
    return isOpener(world, kind.key) ? std::max(m_bot.goal, m_bot.items) : m_bot.items;
}

void Attraction::addItems(const World &world)
{
    for (int item = 0; item < int(world.items().size()); ++item) {
        if (isKnown(world, world.item(item))) {
            add(world.item(item).cell, weightOfItem(world, item));
        }
    }
}

void Attraction::addMonsters(const World &world, const std::vector<Seen> &monsters)
{
    const bool isGoal = asksFor(world, WinByMonsters);
    if (world.rules().contact != Contact::Fight || (!isGoal && m_bot.kills < 0)) {
        return;
    }
    for (const Seen &seen : monsters) {
        const bool isPrey = world.isAlive(seen.id) && !world.actor(seen.id).statuses.has(StatusEffect::Charmed)
                            && hitsToKill(world, heroId, seen.id);
        if (isPrey) {
            add(seen.cell, isGoal ? m_bot.goal : m_bot.kills);
        }
    }
}

/// Caches the cells of doors, plates and ways out, known to the hero or not. The cache is renewed only when terrain has
/// changed.
void Attraction::findPlaces(const World &world)
{
    m_places.clear();
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Terrain &terrain = world.terrainAt({x, y});
            if (terrain.feature != Feature::None || terrain.isDoor() || terrain.isPlate) {
                m_places.push_back({x, y});
            }
        }
    }
    m_revision = world.groundRevision();
}

void Attraction::addGround(const World &world)
{
    if (m_revision != world.groundRevision()) {
        findPlaces(world);
    }
    for (const Point place : m_places) {
        if (world.isExplored(place)) {
            addPlace(world, place);
        }
    }
    if (!world.seesAll() && m_bot.unexplored >= 0) {
        addFrontier(world);
    }
}

void Attraction::addPlace(const World &world, Point cell)
{
    const Terrain &terrain = world.terrainAt(cell);
    if (terrain.feature == Feature::Exit) {
        add(cell, m_isExitOpen ? m_bot.goal : -1);
    } else if (terrain.feature == Feature::Stairs) {
        add(cell, world.stage().isDungeon ? exitWeight(world) : m_isExitOpen ? m_bot.goal : -1);
    }
    if (terrain.isDoor() && !terrain.openedBy.isEmpty()) {
        m_locks.push_back(cell);
    } else if (terrain.isPlate) {
        m_plates.push_back(cell);
    }
    if (!world.seesAll() && canOpen(world, terrain) && isNextToUnexplored(world, cell)) {
        add(cell, m_bot.unexplored);
    }
}

/// Returns the weight of a dungeon's stairs. It is higher for a wounded hero if stairs heal.
int Attraction::exitWeight(const World &world) const
{
    const bool isWounded = 100 * world.hero().hp < 60 * world.maxHp(heroId);
    return isWounded && world.rules().stairsHeal > 0 && m_bot.danger > 0 ? std::max(m_bot.exit, farthestPull / 2)
                                                                         : m_bot.exit;
}

/// Adds the explored cells next to unexplored ones, 64 cells at a time. Cells beyond the edge of the level count as
/// explored.
void Attraction::addFrontier(const World &world)
{
    const BitGrid &explored = world.state().explored.cells();
    const Size size = world.size();
    constexpr BitGrid::Word all = ~BitGrid::Word(0);
    const auto rowAt = [&](int x, int y) {
        if (y < 0 || y >= size.height) {
            return all;
        }
        const BitGrid::Word beyond = size.width - x >= BitGrid::wordBits ? 0 : all << unsigned(size.width - x);
        const BitGrid::Word before = x < 0 ? 1 : 0;
        return explored.window(x, y) | beyond | before;
    };
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; x += BitGrid::wordBits) {
            BitGrid::Word around = all;
            for (int row = y - 1; row <= y + 1; ++row) {
                for (int column = x - 1; column <= x + 1; ++column) {
                    around &= column < size.width ? rowAt(column, row) : all;
                }
            }
            const BitGrid::Word cells = explored.window(x, y) & world.walkable().window(x, y) & ~around;
            forEachBit(cells, [&](int bit) {
                if (const Point cell{x + bit, y}; isNextToUnexplored(world, cell)) {
                    add(cell, m_bot.unexplored);
                }
            });
        }
    }
}
