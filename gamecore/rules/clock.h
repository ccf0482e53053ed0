#pragma once

#include "gamecore/world/world.h"

struct BehaviorRow;
class EventList;

/// What follows a turn of the hero. Turns: every monster acts, by id, and the turn is counted. Real time: it is only
/// counted, since time stands still. Nobody acts once the game is over.
void finishTurn(World &world, EventList &events);

/// Real time: lets `milliseconds` (1..longestAdvance) pass. Whoever is due acts at his own time, by (time, id); each
/// then waits actionMinMs..actionMaxMs, drawn anew, times how seldom its behavior acts. The end of the hero's safe time
/// comes before the monsters of the same moment. The clock stops when the game ends or a choice of a new level is due.
void advanceClock(World &world, int milliseconds, EventList &events);

/// The longest that a monster can wait for its next action, its first one included.
qint64 longestWait(const Rules &rules, const BehaviorRow &behavior);
