#pragma once

#include "gamecore/world/world.h"

class EventList;

// A behavior as a machine of three states, a model for more of the kind.
//
//   chase ── the hero in sight within `breath_range`, rested ──► draw breath (status `inhaling`, where he stands is
//   marked) ── next action ──► breathe: everyone in the fire loses `breath` hit points ──► chase, resting three actions
//
// A status from an item breaks the breath off.

/// One action of a dragon.
void actDragon(World &world, ActorId id, EventList &events);

/// Whether the fire for which a dragon draws breath will fill a cell: for warnings, and by the rule itself.
bool isInBreath(const World &world, ActorId id, Point cell);
