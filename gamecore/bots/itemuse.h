#pragma once

#include "gamecore/bots/melee.h"
#include "gamecore/world/command.h"

// The choice of items to use. It depends only on the effects of an item on its targets (gamecore/rules/effects.h), so
// custom items of a level work like the shipped ones.

/// Returns the command to put on the best item that is better than the worn one (isBetterToWear()); std::nullopt if
/// there is none.
std::optional<Command> bestToWear(const World &world);
/// Returns the command to use the best healing item; std::nullopt if the hero has none or is not hurt.
std::optional<Command> bestRemedy(const World &world);
/// Returns the command for the item that hurts or stops foes most, with its target, if it is better than a blow.
/// Otherwise returns an escape by teleport if Melee::isFeared(). `mayUseUp` allows items that are used up. std::nullopt
/// if nothing helps.
std::optional<Command> bestWeapon(const World &world, const Melee &melee, bool mayUseUp);
