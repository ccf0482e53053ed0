#pragma once

#include "gamecore/world/world.h"

class EventList;
struct Event;

/// Whether the hero notices an event: his own and those that are done to him always, others if they happen in view.
bool isPerceived(const World &world, const Event &event);

/// Adds an event that the hero notices; drops all others.
void tell(const World &world, EventList &events, const Event &event);
