#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Event;

/// Updates what the hero sees and has explored: his field of view (gamecore/fov/fieldofview.h) with radius
/// `fov_radius`, including lit walls. Does nothing if no rule needs it (World::needsSight()).
void lookAround(World &world);

/// True if a monster on a cell sees the hero. Only distance and walls matter, so the hero then also sees the cell.
bool seesHero(const World &world, Point from);

/// True if an actor on one cell sees another cell: within `fov_radius`, along a clear line.
bool canSee(const World &world, Point from, Point to);

/// Reveals remains and dropped items in view, and adds a `spotted` event for each monster that came into view since the
/// last call, by id. Does nothing under `vision all`, where all monsters are in view from the start.
void spotMonsters(World &world, EventList &events);

/// True if the hero notices an event. He always notices his own events and events that affect him. He notices other
/// events only if they are in view.
bool isPerceived(const World &world, const Event &event);

/// Adds an event if the hero notices it.
void tell(const World &world, EventList &events, const Event &event);
