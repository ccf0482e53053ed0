#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;

/// Returns the experience needed for the hero's next level: `level_xp_base` + his present level * `level_xp_step`.
/// Reaching the next level spends this experience. Under LevelUp::Exceeded the hero needs one point more, which is not
/// spent.
int xpForNextLevel(const World &world);

/// Raises the hero's level as often as his experience allows, up to highestLevel. Each new level makes a choice due,
/// and no other command is possible until all choices are made.
void grow(World &world, EventList &events);

/// Makes a choice that is due: `hp` raises hit points and their maximum, `power` and `defense` raise the base trait. No
/// trait exceeds largestTrait. Returns Reason::NothingHere if no choice is due, else Reason::None.
Reason chooseGrowth(World &world, Growth growth);
