#include "gamecore/players/attraction.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/explore.h"
#include "gamecore/play/herosteps.h"
#include "gamecore/rules/duel.h"

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

bool isRestDone(const World &world)
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

const std::vector<DistanceMap::Goal> &Attraction::find(const World &world)
{
    m_goals.clear();
    m_locks.clear();
    m_plates.clear();
    m_isExitOpen = asksFor(world, WinByExit) && isRestDone(world);
    addGround(world);
    addPlates(world);
    addItems(world);
    addMonsters(world);
    return m_goals;
}

/// Whether he has seen a door or gate that such a thing opens.
bool Attraction::isOpener(const World &world, const QString &key) const
{
    return std::any_of(m_locks.begin(), m_locks.end(),
                       [&](Point lock) { return world.terrainAt(lock).openedBy == key; });
}

void Attraction::addPlates(const World &world)
{
    for (const Point plate : m_plates) {
        if (isOpener(world, world.terrainAt(plate).key)) {
            add(plate, std::max(m_player.goal, m_player.unexplored));
        }
    }
}

int Attraction::weightOfItem(const World &world, int item) const
{
    const Kind &kind = world.kindOfItem(item);
    if (kind.category == KindCategory::Treasure) {
        return asksFor(world, WinByTreasure) ? m_player.goal : m_player.gold;
    }
    if (!world.freeLetter()) {
        return -1;
    }
    return isOpener(world, kind.key) ? std::max(m_player.goal, m_player.items) : m_player.items;
}

void Attraction::addItems(const World &world)
{
    for (int item = 0; item < int(world.items().size()); ++item) {
        if (isKnown(world, world.item(item))) {
            add(world.item(item).cell, weightOfItem(world, item));
        }
    }
}

void Attraction::addMonsters(const World &world)
{
    const bool isGoal = asksFor(world, WinByMonsters);
    if (world.rules().contact != Contact::Fight || (!isGoal && m_player.kills < 0)) {
        return;
    }
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        const bool isPrey = world.isAlive(id) && world.isVisible(actor.cell)
                            && !actor.statuses.has(StatusEffect::Charmed) && hitsToKill(world, heroId, id);
        if (isPrey) {
            add(actor.cell, isGoal ? m_player.goal : m_player.kills);
        }
    }
}

void Attraction::addGround(const World &world)
{
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            if (world.isExplored({x, y})) {
                addGroundAt(world, {x, y});
            }
        }
    }
}

void Attraction::addGroundAt(const World &world, Point cell)
{
    const Terrain &terrain = world.terrainAt(cell);
    if (terrain.feature == Feature::Exit) {
        add(cell, m_isExitOpen ? m_player.goal : -1);
    } else if (terrain.feature == Feature::Stairs) {
        add(cell, world.stage().isDungeon ? m_player.exit : m_isExitOpen ? m_player.goal : -1);
    }
    if (terrain.isDoor() && !terrain.openedBy.isEmpty()) {
        m_locks.push_back(cell);
    } else if (terrain.isPlate) {
        m_plates.push_back(cell);
    }
    if (!world.seesAll() && (terrain.isWalkable || canOpen(world, terrain)) && isNextToUnexplored(world, cell)) {
        add(cell, m_player.unexplored);
    }
}
