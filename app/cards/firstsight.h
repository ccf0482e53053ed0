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

/// Draws the surroundings of the hero as he knows them at the current state of a game: nine columns and seven rows of
/// cells with the hero near the middle, so that many of them are known. Remembered cells are dimmed a little; unknown
/// cells are dark, with soft borders.
QImage lastSight(const LevelPicture &picture, const Game &game, QSize box, double ratio);

/// Draws the part of a game's present level that the hero knows, as large as it fits into `box`, in the same way. If
/// that part has more than twelve columns or nine rows, the picture shows so many around the hero: those where he knows
/// most.
QImage knownSight(const LevelPicture &picture, const Game &game, QSize box, double ratio);
