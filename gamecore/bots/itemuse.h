#pragma once

#include "gamecore/bots/melee.h"
#include "gamecore/world/command.h"

// The choice of items to use. It depends only on the effects of an item on its targets (gamecore/rules/effects.h), so
// custom items of a level work like the shipped ones.

/// Returns the command to put on the best item that is better than the item worn in its slot (isBetterToWear());
/// std::nullopt if no item is better.
std::optional<Command> bestToWear(const World &world);
/// Returns the command to use the best healing item; std::nullopt if the hero has none or is not hurt.
std::optional<Command> bestRemedy(const World &world);
/// Returns the command to use the item that hurts or stops foes most, on its best target, if that is worth more than a
/// blow. Otherwise returns a command to teleport away if Melee::isFeared(). Considers items that are used up only if
/// `mayUseUp`. std::nullopt if no item helps.
std::optional<Command> bestWeapon(const World &world, const Melee &melee, bool mayUseUp);
