#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QImage>

class Game;

/// True if the hero of a level sees only part of it at a time.
bool showsOnlyPart(const Level &level, const Catalogue &catalogue);

/// Draws the part of a level that the hero sees before his first step, surrounded by darkness. The picture has at most
/// the size `box`, in logical pixels of a screen whose pixel ratio is `ratio`. The more the hero sees, the smaller the
/// cells are.
QImage firstSight(const LevelPicture &picture, const CataloguePtr &catalogue, const PlayableLevel &level, QSize box,
                  double ratio);

/// Draws the part of a level that the hero knows at the current state of a game, in the same way as firstSight().
/// Remembered cells are dimmed. If that part is large, only his surroundings are drawn.
QImage lastSight(const LevelPicture &picture, const Game &game, QSize box, double ratio);
/// Returns the position of the hero in the picture of lastSight(), as fractions (0..1) of its width and height.
QPointF heroInLastSight(const Game &game);
