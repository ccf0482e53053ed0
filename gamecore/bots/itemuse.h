#pragma once

#include "gamecore/bots/melee.h"
#include "gamecore/world/command.h"

// The choice of items to use. It depends only on the effects of an item on its targets (gamecore/rules/effects.h), so
// custom items of a level work like the shipped ones.

/// Returns the command to put on better equipment; std::nullopt if the best is worn.
std::optional<Command> bestToWear(const World &world);
/// Returns the command to use the best healing item; std::nullopt if there is none or nothing is missing.
std::optional<Command> bestRemedy(const World &world);
/// Returns the command for the item that hurts or stops foes most, with its target, if it is better than a blow.
/// Otherwise returns an escape by teleport if he fears them. `mayUseUp` allows items that are used up. std::nullopt if
/// nothing helps.
std::optional<Command> bestWeapon(const World &world, const Melee &melee, bool mayUseUp);
