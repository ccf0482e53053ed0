#pragma once

#include "gamecore/play/savefile.h"

class World;

/// Returns the progress of a saved game in the program's language: "turn 43", or the time played under real time,
/// "0:43". Saves of older versions only contain the turn.
QString howFar(const SaveHead &head);
/// Returns the progress at another moment of that game, given by World::clockNow().
QString howFarAt(qint64 clock, const SaveHead &head);
/// Returns the progress with its context: the campaign, practice, or the depth of a dungeon.
QString placeOf(const SaveHead &head);
/// Stores the progress of a game in `world` in its origin.
void rememberHowFar(const World &world, QJsonObject &origin);
