#pragma once

#include "gamecore/world/world.h"

struct BehaviorRow;
class EventList;

/// Ends a turn of the hero: counts down his statuses, counts the turn, and lets him regenerate (healByTime()). Under
/// turns, every monster acts before the turn is counted, by id, unless its behavior is slower. A safe time that ends
/// with the turn takes effect at once. Under real time no time passes and no monster acts. Monsters do not act once the
/// game is over.
void finishTurn(World &world, EventList &events);

/// Lets `milliseconds` (1..longestAdvance) of real time pass. Monsters that are due act in the order of (time, id).
/// Each then waits a random actionMinMs..actionMaxMs, multiplied by the slowness of its behavior. If the hero's safe
/// time ends at the same moment, it ends before the monsters act. The clock stops when the game ends or a level-up
/// choice is due.
void advanceClock(World &world, int milliseconds, EventList &events);

/// Returns the longest time that a monster can wait for an action, including its first one, under real time, in
/// milliseconds.
qint64 longestWait(const Rules &rules, const BehaviorRow &behavior);
