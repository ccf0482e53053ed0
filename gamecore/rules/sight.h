#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Renews what the hero sees from where he stands: his field of view (gamecore/fov/fieldofview.h), radius `fov_radius`,
/// walls lit.
void lookAround(World &world);

/// Whether a monster on a cell sees the hero, and he it if nothing but distance and walls is asked.
bool seesHero(const World &world, Point from);

/// Whether somebody on one cell sees another cell: within `fov_radius`, along a clear line.
bool canSee(const World &world, Point from, Point to);

/// Finds the remains in view and what they dropped, and adds `spotted` for each monster that has come into view since
/// the last call, by id. Under `vision all` nobody is spotted: everybody is in view from the start.
void spotMonsters(World &world, EventList &events);
