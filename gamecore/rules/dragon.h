#pragma once

#include "gamecore/world/world.h"

class EventList;

// The dragon behavior: a state machine with three states, and a model for similar behaviors.
//
//   chase ── hero in sight within `breath_range`, dragon rested ──► draw breath (status `inhaling`, the hero's cell
//   is marked) ── next action ──► breathe: each actor in the fire loses `breath` hit points ──► chase, resting for
//   three actions
//
// A status from an item interrupts the breath.

/// Performs one action of a dragon that has no status from an item.
void actDragon(World &world, ActorId id, EventList &events);

/// True if the fire of a dragon that draws breath will cover a cell. Used by the rule itself and for warnings. False if
/// the dragon has no target cell.
bool isInBreath(const World &world, ActorId id, Point cell);
