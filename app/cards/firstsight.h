#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QImage>

class Game;

/// True if the hero of a level sees only part of it at a time.
bool hidesItself(const Level &level, const Catalogue &catalogue);

/// Draws what the hero sees before his first step, surrounded by darkness. The picture is at most `box` in logical
/// pixels of a screen with that pixel ratio. Cells are smaller if the hero sees more of the level.
QImage firstSight(const LevelPicture &picture, const CataloguePtr &catalogue, const PlayableLevel &level, QSize box,
                  double ratio);

/// Draws the hero's surroundings in a game in the same way: cells in view as they are, other cells as he remembers
/// them.
QImage lastSight(const LevelPicture &picture, const Game &game, QSize box, double ratio);
