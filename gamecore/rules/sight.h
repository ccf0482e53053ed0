#pragma once

#include "gamecore/world/world.h"

class EventList;

/// Updates what the hero sees: his field of view (gamecore/fov/fieldofview.h) with radius `fov_radius`, including lit
/// walls.
void lookAround(World &world);

/// True if a monster on a cell sees the hero. Distance and walls alone decide, so it is symmetric.
bool seesHero(const World &world, Point from);

/// True if an actor on one cell sees another cell: within `fov_radius`, along a clear line.
bool canSee(const World &world, Point from, Point to);

/// Reveals remains and drops in view, and adds a `spotted` event for each monster that came into view since the last
/// call, by id. Under `vision all` there are no such events: all monsters are in view from the start.
void spotMonsters(World &world, EventList &events);
