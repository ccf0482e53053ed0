#pragma once

#include "gamecore/levelfile/drawntext.h"

#include <QJsonObject>

struct LegendPreset;

/// Returns a maze with its outside drawn as wall, if its preset defines outside characters (docs/data.md). The outside
/// is every cell with such a character, or missing at the end of a row, that is connected by sides with the edge of the
/// maze. Areas next to a start stay as they are, so that a maze without walls gets none, and so do mazes above the size
/// limit. `legend` is the one used for the maze: outside characters to which it gives another meaning than the preset
/// do not count.
DrawnText withWallOutside(DrawnText maze, const LegendPreset &preset, const QJsonObject &legend,
                          const Catalogue &catalogue);
