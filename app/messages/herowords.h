#pragma once

#include "gamecore/world/world.h"

#include <QString>

// Short words about heroes and monsters, in the program's language, for panels.

/// Returns a name such as "confused" or "drawing breath".
QString nameOf(StatusEffect status);
/// Returns the statuses of an actor with their remaining actions: "confused (7 turns), stunned (2 turns)"; empty if
/// there are none. Statuses without remaining actions are omitted.
QString statusesText(const Statuses &statuses);
/// Returns a name such as "right hand"; empty for Slot::None.
QString nameOf(Slot slot);
/// Returns a name such as "southwest".
QString nameOf(Direction direction);
/// Describes where a cell lies as seen from `from`: the number of steps, ignoring walls, and the nearest of eight
/// directions, such as "3 cells east"; "here" for the same cell. `moves` is 4 or 8, as in Rules.
QString wayText(Point from, Point to, int moves);
/// Returns the number of steps in wayText().
int stepsBetween(Point from, Point to, int moves);

/// True if the hero fights, grows or carries items in this game; false if he only walks.
bool hasCharacter(const World &world);
/// Returns the bonuses of a wearable kind, such as "power +2, HP +5"; empty if there are none.
QString bonusText(const Kind &kind);
