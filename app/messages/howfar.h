#pragma once

#include "gamecore/play/savefile.h"

class World;

/// Returns the progress of a saved game in the program's language: "turn 43", or under real time the time played,
/// "0:43". For saves of older versions, which contain no time, it is always the turn.
QString howFar(const SaveHead &head);
/// Returns the progress of a saved game at another moment; `clock` is World::clockNow() at that moment.
QString howFarAt(qint64 clock, const SaveHead &head);
/// Returns the progress with its context: name of the campaign, depth of a dungeon, and "practice".
QString placeOf(const SaveHead &head);
/// Stores the time played in `world` in `origin`, the origin of the save of its game, for howFar(). Does nothing under
/// turns.
void rememberHowFar(const World &world, QJsonObject &origin);
