#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Event;

/// True if the hero notices an event. He always notices his own events and events that affect him. He notices other
/// events only if they are in view.
bool isPerceived(const World &world, const Event &event);

/// Adds an event if the hero notices it.
void tell(const World &world, EventList &events, const Event &event);
