#pragma once

#include "gamecore/world/world.h"

struct BehaviorRow;
class EventList;

/// Ends a turn of the hero: counts down his statuses, counts the turn, and lets him regenerate (healByTime()). Turn by
/// turn, the monsters act before the turn is counted, in the order of ids; those with a slow behavior act only in some
/// turns. If the hero's safe time ends with the turn, a monster on his cell touches him at once. Under real time no
/// time passes and no monster acts. Monsters do not act once the game is over.
void finishTurn(World &world, EventList &events);

/// Lets `milliseconds` (1..longestAdvance) of real time pass. Monsters that are due act in the order of (time, id).
/// Each monster then waits for a random time, actionMinMs..actionMaxMs, multiplied by the slowness of its behavior. If
/// the hero's safe time ends at the moment of an action, it ends before the action. The clock stops when the game ends
/// or a level-up choice is due.
void advanceClock(World &world, int milliseconds, EventList &events);

/// Returns the longest time that a monster can wait for an action, including its first one, under real time, in
/// milliseconds.
qint64 longestWait(const Rules &rules, const BehaviorRow &behavior);
