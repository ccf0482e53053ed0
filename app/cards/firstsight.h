#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QImage>

class Game;

/// Whether the hero of a level sees only a part of it at a time.
bool hidesItself(const Level &level, const Catalogue &catalogue);

/// What the hero of a level sees before his first step, in the midst of darkness, as a picture of `box` at most, in
/// logical pixels of a screen of that ratio. The larger the part of the level that he sees, the smaller its cells.
QImage firstSight(const LevelPicture &picture, const CataloguePtr &catalogue, const PlayableLevel &level, QSize box,
                  double ratio);

/// What the hero of a game knows now around where he is, as such a picture: what is in view, the rest as he remembers
/// it.
QImage lastSight(const LevelPicture &picture, const Game &game, QSize box, double ratio);
