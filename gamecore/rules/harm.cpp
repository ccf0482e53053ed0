#include "gamecore/rules/harm.h"

#include "gamecore/base/point.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/victory.h"
#include "gamecore/world/scratch.h"
#include "gamecore/world/world.h"

namespace {

bool isFree(const World &world, Point cell)
{
    return world.isWalkable(cell) && world.monsterAt(cell) == nobody;
}

/// Returns the nearest free cell from which `cell` can be reached on foot, avoiding terrain that harms or moves an
/// actor. std::nullopt if there is none.
std::optional<Point> nearestFreeByWalking(World &world, Point cell)
{
    constexpr int farthest = 64;
    DistanceMap &map = world.scratch().around;
    const DistanceMap::Goal goals[] = {{cell, 0}};
    const DistanceMap::Terms terms{.hasDiagonals = world.rules().moves == 8,
                                   .cutsCorners = world.rules().corners == Corners::Cut,
                                   .limit = farthest,
                                   .area = {}};
    map.compute(world.size(), goals, terms, [&world](Point p) {
        const bool isCalm = world.isHarmless(p) && world.driftAt(p) == Drift::None;
        return isCalm ? 1 : world.isWalkable(p) ? DistanceMap::occupied : DistanceMap::wall;
    });
    for (int i = 0; i < map.reachedCount(); ++i) {
        if (isFree(world, map.reachedCell(i))) {
            return map.reachedCell(i);
        }
    }
    return std::nullopt;
}

/// Returns the cell itself if free, else the nearest free cell by walking, else the nearest in growing squares. Returns
/// the cell itself if no cell is free. Walking avoids terrain that harms or moves an actor.
Point nearestFreeCell(World &world, Point cell)
{
    if (isFree(world, cell)) {
        return cell;
    }
    const std::optional<Point> near = nearestFreeByWalking(world, cell);
    return near ? *near
                : nearestInSquares(world.size(), cell, [&world](Point p) { return isFree(world, p); }).value_or(cell);
}

void respawn(World &world, EventList &events)
{
    const Rules &rules = world.rules();
    const int safe = world.isRealTime() ? rules.safeMs : rules.safeTurns;
    const Point cell = rules.isBlocking() ? nearestFreeCell(world, world.start()) : world.start();
    world.moveActor(heroId, cell);
    world.setHp(heroId, world.maxHp(heroId));
    world.statuses(heroId) = {};
    // The turn of the death is not over yet: the safe turns begin after it.
    world.setSafeUntil(world.isRealTime() ? world.timeMs() + safe : world.turn() + 1 + safe);
    events.add({.type = EventType::Respawned, .actor = heroId, .cell = cell});
    if (safe > 0) {
        events.add({.type = EventType::Safe, .actor = heroId, .amount = safe});
    }
    lookAround(world);
}

/// Drops the item of a dead monster on its cell, or on the nearest free cell if that cell cannot be entered. Treasure
/// dropped on the hero's cell is collected.
void dropCarried(World &world, ActorId id, EventList &events)
{
    const int item = world.itemCarriedBy(id);
    if (item == CellIndex::none) {
        return;
    }
    const Point died = world.actor(id).cell;
    const Point cell = world.isWalkable(died) ? died : nearestFreeCell(world, died);
    world.layDown(item, cell);
    tell(world, events, {.type = EventType::Dropped, .item = world.item(item).kind, .actor = id, .cell = cell});
    if (world.hero().cell == cell && world.isAlive(heroId)) {
        collectTreasure(world, events);
    }
}

void killMonster(World &world, ActorId id, ActorId killer, EventList &events)
{
    tell(world, events, {.type = EventType::Died, .actor = id, .target = killer, .cell = world.actor(id).cell});
    world.removeActor(id);
    world.character().kills = qMin(world.character().kills + 1, largestCount);
    world.character().xp = qMin(mostExperience, world.character().xp + world.kindOf(id).xp);
    dropCarried(world, id, events);
    winBy(world, WinByMonsters, events);
}

} // namespace

bool hurt(World &world, ActorId id, int amount, const Harm &harm, EventList &events)
{
    Q_ASSERT(amount >= 1 && world.isAlive(id));
    if (id == heroId && world.isHeroSafe()) {
        return false;
    }
    world.setHp(id, qMax(0, world.actor(id).hp - amount));
    tell(world, events,
         {.type = EventType::Damaged,
          .cause = harm.cause,
          .terrain = harm.terrain,
          .item = harm.item,
          .actor = id,
          .amount = amount});
    if (world.actor(id).hp > 0) {
        return false;
    }
    if (id == heroId) {
        killHero(world, harm.by, events);
    } else {
        killMonster(world, id, harm.by, events);
    }
    return true;
}

void heal(World &world, ActorId id, int amount, EventList &events)
{
    const int gained = qMin(amount, world.maxHp(id) - world.actor(id).hp);
    if (gained > 0) {
        world.setHp(id, world.actor(id).hp + gained);
        tell(world, events, {.type = EventType::Healed, .actor = id, .amount = gained});
    }
}

bool healsByWaiting(const Rules &rules)
{
    return rules.clock == Clock::Turns && rules.healTurns > 0;
}

void healByTime(World &world)
{
    const bool isDue = healsByWaiting(world.rules()) && world.turn() % world.rules().healTurns == 0;
    if (isDue && world.isAlive(heroId) && world.hero().hp < world.maxHp(heroId)) {
        world.setHp(heroId, world.hero().hp + 1);
    }
}

void killHero(World &world, ActorId killer, EventList &events)
{
    events.add({.type = EventType::Died, .actor = heroId, .target = killer, .cell = world.hero().cell});
    if (world.rules().death == DeathRule::Respawn) {
        respawn(world, events);
        return;
    }
    world.setHp(heroId, 0);
    world.removeActor(heroId);
    world.setStatus(Status::Lost);
    events.add({.type = EventType::Lost});
}
