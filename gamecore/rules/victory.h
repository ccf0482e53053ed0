#pragma once

#include "gamecore/world/world.h"

/// Something happened that can win the game under one of the conditions (a WinCondition bit): wins it if that one is
/// asked for and all that are asked for hold now. So a level without treasure is not won before the first step.
void winBy(World &world, int condition, EventList &events);

/// The same for one who leaves by the stairs of a level that is no part of a dungeon: stairs are as good as an exit.
bool winByStairs(World &world, EventList &events);
