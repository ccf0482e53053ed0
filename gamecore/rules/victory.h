#pragma once

#include "gamecore/world/world.h"

class EventList;

/// True if the game is won at the moment when the condition `occasion` is met. `occasion` is a WinCondition bit,
/// `wanted` has the bits of the required conditions, and `holding` has the bits of those that hold at this moment. The
/// game is won if `occasion` is required, and all required conditions hold. A level without treasure is therefore not
/// won before the first step, and a level without conditions is never won. The analysis uses the same rule.
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
