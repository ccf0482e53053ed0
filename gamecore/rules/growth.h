#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;

/// Returns the experience needed for the hero's next level: `level_xp_base` + level * `level_xp_step`. Reaching the
/// level spends it. Under LevelUp::Exceeded the hero needs one more, which is not spent.
int xpForNextLevel(const World &world);

/// Raises the hero's level as often as his experience allows, up to highestLevel. A choice becomes due for each level,
/// and no other command is possible until it is made.
void grow(World &world, EventList &events);

/// Makes a choice that is due: `hp` raises hit points and their maximum, `power` and `defense` raise the base trait. No
/// trait exceeds largestTrait. Returns Reason::NothingHere if no choice is due, else Reason::None.
Reason chooseGrowth(World &world, Growth growth);
