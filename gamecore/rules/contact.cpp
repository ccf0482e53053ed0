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

void attack(World &world, ActorId attacker, ActorId target, EventList &events)
{
    const bool isSafe = target == heroId && world.isHeroSafe();
    const int damage = isSafe ? 0 : blowDamage(world.power(attacker), world.defense(target));
    tell(world, events, {.type = EventType::Attacked, .actor = attacker, .target = target, .amount = damage});
    if (damage > 0) {
        hurt(world, target, damage, {.cause = Cause::Attack, .by = attacker}, events);
    }
}

void sufferTerrain(World &world, ActorId id, EventList &events)
{
    const Point cell = world.actor(id).cell;
    const int damage = world.terrainAt(cell).damage;
    if (damage > 0 && world.isAlive(id)) {
        hurt(world, id, damage, {.cause = Cause::Terrain, .terrain = world.terrain().at(cell)}, events);
    }
}
