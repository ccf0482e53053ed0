#include "gamecore/rules/duel.h"

int blowDamage(const Rules &rules, int power, int defense)
{
    return qMax(rules.leastBlow, power - defense);
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
