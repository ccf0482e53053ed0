#pragma once

#include "gamecore/world/world.h"

class EventList;

/// The rule of victory, shared with the analysis. True if the condition `occasion` (a WinCondition bit) that was just
/// met is part of `wanted`, and all of `wanted` is in `holding`. So a level without treasure is not won before the
/// first step, and one without conditions is never won.
constexpr bool isVictory(int wanted, int occasion, int holding)
{
    return (wanted & occasion) != 0 && (wanted & ~holding) == 0;
}

/// Wins the game if meeting `condition` completes the victory (isVictory()).
void winBy(World &world, int condition, EventList &events);

/// Wins the game for a hero who leaves by the stairs of a level outside a dungeon, where stairs serve as an exit. True
/// if won.
bool winByStairs(World &world, EventList &events);

/// Takes all treasure in the hero's cell.
void collectTreasure(World &world, EventList &events);
