#pragma once

#include "gamecore/play/savefile.h"

class World;

/// How far a kept game is, in the language of the program: "turn 43", or under real time how long it was played,
/// "0:43". A save of an older version has the turn alone.
QString howFar(const SaveHead &head);
/// The same of another moment of that game, by World::clockNow() then.
QString howFarAt(qint64 clock, const SaveHead &head);
/// Where a kept game stands: of a campaign or in practice too, in a dungeon with its depth.
QString placeOf(const SaveHead &head);
/// Puts how far a game in `world` is into its origin.
void rememberHowFar(const World &world, QJsonObject &origin);
