#pragma once

#include "gamecore/world/world.h"

// The arithmetic of blows: no dice, no miss.

/// Hit points that a blow takes, 0 or more.
int blowDamage(int power, int defense);

/// Blows of `power` that it takes to kill somebody with `hp` hit points, 1 or more; nothing if they never do.
std::optional<int> hitsToKill(int power, int defense, int hp);
/// Blows that `attacker` needs to kill `target` as both are now.
std::optional<int> hitsToKill(const World &world, ActorId attacker, ActorId target);
