#include "gamecore/rules/harm.h"

#include "gamecore/base/squares.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/telling.h"
#include "gamecore/rules/victory.h"
#include "gamecore/world/scratch.h"
#include "gamecore/world/world.h"

namespace {

bool isFree(const World &world, Point cell)
{
    return world.isWalkable(cell) && world.monsterAt(cell) == nobody;
}

/// The nearest one from which a walk leads to `cell`, off terrain that hurts or moves one on.
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

/// The cell itself, or if a monster stands there the nearest one without: first of those from which a walk leads there,
/// off terrain that hurts or moves one on, else as the crow flies. The cell itself if there is none at all.
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
    // The turn of the death is not over: the safe turns are those after it.
    world.setSafeUntil(world.isRealTime() ? world.timeMs() + safe : world.turn() + 1 + safe);
    events.add({.type = EventType::Respawned, .actor = heroId, .cell = cell});
    if (safe > 0) {
        events.add({.type = EventType::Safe, .actor = heroId, .amount = safe});
    }
    lookAround(world);
}

/// What it carried lies where it died or, where nobody can stand there, on the nearest free cell. Treasure that comes
/// to lie under the hero is his, as any that he stands on.
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
