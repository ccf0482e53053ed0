#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;

/// Experience that the hero's next level takes: `level_xp_base` + level * `level_xp_step`. It is spent by reaching it.
int xpForNextLevel(const World &world);

/// Raises the hero's level as often as his experience allows, up to highestLevel; each time a choice is due, and
/// nothing else is possible until it is made.
void grow(World &world, EventList &events);

/// Makes a choice that is due: `hp` adds to his hit points and to their maximum, `power` and `defense` to the base.
/// Nothing goes above largestTrait.
Reason chooseGrowth(World &world, Growth growth);
