#pragma once

#include "gamecore/bots/melee.h"
#include "gamecore/world/command.h"

// Which of his things a bot uses, by what their effects do to those whom they reach (gamecore/rules/effects.h): so
// an item that a level brings is used like the shipped ones.

/// Puts on what is better than what he wears there; nothing if he wears the best.
std::optional<Command> bestToWear(const World &world);
/// What heals him, if enough of it would not be wasted; nothing if he has none.
std::optional<Command> bestRemedy(const World &world);
/// What hurts, stops or turns the foes most, and where to aim it, if it does more than a blow; else what takes him away
/// from them, if he fears them. `mayUseUp`: also what is used up by it. Nothing if nothing helps.
std::optional<Command> bestWeapon(const World &world, const Melee &melee, bool mayUseUp);
