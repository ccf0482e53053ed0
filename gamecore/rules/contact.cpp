#include "gamecore/rules/contact.h"

#include "gamecore/rules/duel.h"
#include "gamecore/rules/harm.h"
#include "gamecore/rules/telling.h"

bool killOnContact(World &world, EventList &events)
{
    const ActorId killer = world.monsterAt(world.hero().cell);
    const bool kills = world.rules().contact == Contact::Kills && world.status() == Status::Playing;
    if (killer == nobody || !kills || world.isHeroSafe() || world.actor(killer).statuses.has(StatusEffect::Charmed)) {
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
    strike(world, attacker, target, blowDamage(world.power(attacker), world.defense(target)), Cause::Attack, events);
}

void sufferTerrain(World &world, ActorId id, EventList &events)
{
    const Point cell = world.actor(id).cell;
    const int damage = world.terrainAt(cell).damage;
    if (damage > 0 && world.isAlive(id)) {
        hurt(world, id, damage, {.cause = Cause::Terrain, .terrain = world.terrain().at(cell)}, events);
    }
}
