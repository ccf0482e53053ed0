#pragma once

#include "gamecore/world/world.h"

class EventList;

/// True if meeting the condition `occasion` (a WinCondition bit) wins: it is part of `wanted`, and all of `wanted` is
/// in `holding`. This rule is shared with the analysis. A level without treasure is therefore not won before the first
/// step, and one without conditions is never won.
constexpr bool isVictory(int wanted, int occasion, int holding)
{
    return (wanted & occasion) != 0 && (wanted & ~holding) == 0;
}

/// Wins the game if meeting `condition` completes the victory (isVictory()).
void winBy(World &world, int condition, EventList &events);

/// Wins the game for a hero on stairs outside a dungeon, where stairs serve as an exit. False if that does not complete
/// the victory.
bool winByStairs(World &world, EventList &events);

/// Takes all treasure on the hero's cell, which can win the game.
void collectTreasure(World &world, EventList &events);
