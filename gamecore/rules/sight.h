#pragma once

#include "gamecore/world/world.h"

/// Renews what the hero sees from where he stands: symmetric field of view (gamecore/base/fieldofview.h), radius
/// `fov_radius`, walls lit.
void lookAround(World &world);

/// Adds `spotted` for each monster that has come into view since the last call, by id. Under `vision all` nobody is
/// spotted: everybody is in view from the start.
void spotMonsters(World &world, EventList &events);
