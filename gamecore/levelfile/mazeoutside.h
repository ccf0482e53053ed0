#pragma once

#include "gamecore/levelfile/drawntext.h"

#include <QJsonObject>

struct LegendPreset;

/// A maze whose outside is drawn as wall, if its preset says what is outside (docs/data.md): cells with one of those
/// characters, and those that are missing at the ends of rows, as far as they are connected, by their sides, with the
/// edge of the maze. Those beside a start stay as they are, so that a maze without walls stays one. So does a maze that
/// is larger than a level may be. `legend` is the one in force: a character that stands for something else there than
/// in the preset is not outside.
DrawnText withWallOutside(DrawnText maze, const LegendPreset &preset, const QJsonObject &legend,
                          const Catalogue &catalogue);
