#pragma once

#include "gamecore/world/world.h"

// The arithmetic of blows: no dice, no miss.

/// Hit points that a blow takes, at least `least_blow`.
int blowDamage(const Rules &rules, int power, int defense);

/// Blows of `power` that it takes to kill somebody with `hp` hit points, 1 or more; nothing if they never do.
std::optional<int> hitsToKill(const Rules &rules, int power, int defense, int hp);
/// Blows that `attacker` needs to kill `target` as both are now.
std::optional<int> hitsToKill(const World &world, ActorId attacker, ActorId target);
