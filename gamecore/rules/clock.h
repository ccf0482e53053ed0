#pragma once

#include "gamecore/world/world.h"

struct BehaviorRow;
class EventList;

/// Ends a turn of the hero. In turns: every monster acts, by id, and the turn is counted. Under real time: the turn is
/// only counted, and no time passes. Monsters do not act once the game is over.
void finishTurn(World &world, EventList &events);

/// Real time: lets `milliseconds` (1..longestAdvance) pass. Monsters that are due act in the order of (time, id). Each
/// then waits a random actionMinMs..actionMaxMs, multiplied by the slowness of its behavior. If the hero's safe time
/// ends at the same moment, it ends before the monsters act. The clock stops when the game ends or a level-up choice is
/// due.
void advanceClock(World &world, int milliseconds, EventList &events);

/// Returns the longest time that a monster can wait for an action, including its first one, in milliseconds.
qint64 longestWait(const Rules &rules, const BehaviorRow &behavior);
