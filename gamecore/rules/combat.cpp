#include "gamecore/rules/combat.h"

#include "gamecore/rules/harm.h"
#include "gamecore/rules/sight.h"

namespace {

/// Returns the monster with the lowest id on the hero's cell that is not charmed, or `nobody`.
ActorId enemyOnHero(const World &world)
{
    const Point cell = world.hero().cell;
    const auto isFriend = [&world](ActorId id) { return world.actor(id).statuses.has(StatusEffect::Charmed); };
    const ActorId lowest = world.monsterAt(cell);
    if (lowest == nobody || !isFriend(lowest)) {
        return lowest;
    }
    for (ActorId id = lowest + 1; id <= world.actorCount(); ++id) {
        if (world.isAlive(id) && world.actor(id).cell == cell && !isFriend(id)) {
            return id;
        }
    }
    return nobody;
}

} // namespace

int blowDamage(const Rules &rules, int power, int defense)
{
    return qMax(rules.minDamage, power - defense);
}

std::optional<int> hitsToKill(const Rules &rules, int power, int defense, int hp)
{
    const int damage = blowDamage(rules, power, defense);
    if (damage == 0) {
        return std::nullopt;
    }
    return (qMax(1, hp) + damage - 1) / damage;
}

std::optional<int> hitsToKill(const World &world, ActorId attacker, ActorId target)
{
    return hitsToKill(world.rules(), world.power(attacker), world.defense(target), world.actor(target).hp);
}

bool killOnContact(World &world, EventList &events)
{
    const bool kills = world.rules().contact == Contact::Kills && world.status() == Status::Playing;
    const ActorId killer = kills && !world.isHeroSafe() ? enemyOnHero(world) : nobody;
    if (killer == nobody) {
        return false;
    }
    killHero(world, killer, events);
    return true;
}

void strike(World &world, ActorId attacker, ActorId target, int damage, Cause cause, EventList &events)
{
    const bool isSafe = target == heroId && world.isHeroSafe();
    const int effect = isSafe ? 0 : damage;
    tell(world, events, {.type = EventType::Attacked, .actor = attacker, .target = target, .amount = effect});
    if (effect > 0) {
        hurt(world, target, effect, {.cause = cause, .by = attacker}, events);
    }
}

void attack(World &world, ActorId attacker, ActorId target, EventList &events)
{
    strike(world, attacker, target, blowDamage(world.rules(), world.power(attacker), world.defense(target)),
           Cause::Attack, events);
}

bool sufferTerrain(World &world, ActorId id, EventList &events)
{
    const Point cell = world.actor(id).cell;
    if (world.isHarmless(cell)) {
        return false;
    }
    const int damage = world.terrainAt(cell).damage;
    return damage > 0 && world.isAlive(id)
           && hurt(world, id, damage, {.cause = Cause::Terrain, .terrain = world.terrain().at(cell)}, events);
}
