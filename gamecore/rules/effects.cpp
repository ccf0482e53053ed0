#include "gamecore/rules/effects.h"

#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/rules/harm.h"
#include "gamecore/rules/statuses.h"

#include <algorithm>

namespace {

using Target = Targeting::Target;

ActorId nearestMonster(const World &world, const Targeting &targeting)
{
    ActorId nearest = nobody;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Point cell = world.actor(id).cell;
        const bool isFriend = world.actor(id).statuses.has(StatusEffect::Charmed);
        if (isFriend || !world.isAlive(id) || !world.isVisible(cell) || !targeting.reaches(world.hero().cell, cell)) {
            continue;
        }
        const auto distanceTo = [&world](ActorId other) {
            return squaredDistance(world.actor(other).cell, world.hero().cell);
        };
        if (nearest == nobody || distanceTo(id) < distanceTo(nearest)) {
            nearest = id;
        }
    }
    return nearest;
}

/// Returns why an item cannot be aimed at a cell, or Reason::None.
Reason reasonAgainstCell(const World &world, const Targeting &targeting, Point cell)
{
    if (!world.size().contains(cell) || !world.isVisible(cell)) {
        return Reason::NotSeen;
    }
    return targeting.reaches(world.hero().cell, cell) ? Reason::None : Reason::OutOfRange;
}

bool healsOnly(const Kind &item)
{
    return std::all_of(item.effects.begin(), item.effects.end(),
                       [](const Effect &effect) { return rowOf(effect.type).heals; });
}

/// Applies an effect to a target. True if the target died, even if the hero has respawned.
bool applyEffect(World &world, KindId item, const Effect &effect, ActorId target, EventList &events)
{
    switch (effect.type) {
    case Effect::Type::Damage:
        return hurt(world, target, effect.amount, {.cause = Cause::Item, .by = heroId, .item = item}, events);
    case Effect::Type::Heal:
        heal(world, target, effect.amount, events);
        return false;
    case Effect::Type::Status:
        giveStatus(world, target, effect.status, effect.turns, events);
        return false;
    }
    return false;
}

} // namespace

bool isInArea(const World &world, const Kind &item, Point center, Point cell)
{
    if (!world.size().contains(cell) || !isWithin(center, cell, item.targeting.radius)) {
        return false;
    }
    const auto isTransparent = [&world](Point p) { return world.terrainAt(p).isTransparent; };
    return world.rules().areaWalls == AreaWalls::Through || clearLine(center, cell, isTransparent).has_value();
}

void addTargets(const World &world, const Kind &item, Point cell, std::vector<ActorId> &targets)
{
    switch (item.targeting.target) {
    case Target::Self:
        targets.push_back(heroId);
        break;
    case Target::Nearest:
        if (const ActorId nearest = nearestMonster(world, item.targeting); nearest != nobody) {
            targets.push_back(nearest);
        }
        break;
    case Target::Cell:
        if (const ActorId monster = world.monsterAt(cell); monster != nobody) {
            targets.push_back(monster);
        }
        break;
    case Target::Area:
        for (ActorId id = heroId; id <= world.actorCount(); ++id) {
            if (world.isAlive(id) && isInArea(world, item, cell, world.actor(id).cell)) {
                targets.push_back(id);
            }
        }
        break;
    }
}

Reason reasonAgainstUse(const World &world, const Kind &item, const Point *cell)
{
    const Targeting &targeting = item.targeting;
    if (targeting.needsCell() && !cell) {
        return Reason::NeedsTarget;
    }
    if (targeting.needsCell()) {
        if (const Reason reason = reasonAgainstCell(world, targeting, *cell); reason != Reason::None) {
            return reason;
        }
    }
    const bool isFull = world.hero().hp >= world.maxHp(heroId);
    if (targeting.target == Target::Self && isFull && healsOnly(item)) {
        return Reason::FullHealth;
    }
    const bool mayMiss = targeting.target == Target::Area && world.rules().emptyArea == EmptyArea::Spend;
    if (mayMiss) {
        return Reason::None;
    }
    std::vector<ActorId> targets;
    addTargets(world, item, cell ? *cell : Point(), targets);
    return targets.empty() ? Reason::NoTarget : Reason::None;
}

void applyEffects(World &world, KindId item, Point cell, EventList &events)
{
    const Kind &kind = world.catalogue().kind(item);
    std::vector<ActorId> targets;
    addTargets(world, kind, cell, targets);
    for (const Effect &effect : kind.effects) {
        // Later effects skip a target that died, and all targets once the game is over.
        std::erase_if(targets, [&](ActorId target) {
            return world.status() != Status::Playing || applyEffect(world, item, effect, target, events);
        });
    }
}
