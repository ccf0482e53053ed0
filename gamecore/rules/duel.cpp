#include "gamecore/rules/duel.h"

int blowDamage(int power, int defense)
{
    return qMax(0, power - defense);
}

std::optional<int> hitsToKill(int power, int defense, int hp)
{
    const int damage = blowDamage(power, defense);
    if (damage == 0) {
        return std::nullopt;
    }
    return (qMax(1, hp) + damage - 1) / damage;
}

std::optional<int> hitsToKill(const World &world, ActorId attacker, ActorId target)
{
    return hitsToKill(world.power(attacker), world.defense(target), world.actor(target).hp);
}
