#pragma once

#include "gamecore/world/world.h"

class EventList;

/// The one rule of victory, which the analysis asks too: something happened that belongs to the condition `occasion` (a
/// WinCondition bit), `wanted` asks for that condition, and all that `wanted` asks for is among those `holding`. So a
/// level without treasure is not won before the first step, and one that asks for nothing is never won.
constexpr bool isVictory(int wanted, int occasion, int holding)
{
    return (wanted & occasion) != 0 && (wanted & ~holding) == 0;
}

/// Something happened that can win the game under one of the conditions: wins it if isVictory() says so.
void winBy(World &world, int condition, EventList &events);

/// Wins the game for a hero who leaves by the stairs of a level that is no part of a dungeon: stairs are as good as an
/// exit.
bool winByStairs(World &world, EventList &events);

/// Takes all treasure in the hero's cell.
void collectTreasure(World &world, EventList &events);
