#pragma once

#include "gamecore/levelfile/drawntext.h"

#include <QJsonObject>

struct LegendPreset;

/// Returns a maze with its outside drawn as wall, if its preset defines outside characters (docs/data.md). Cells with
/// such a character, and cells missing at the ends of rows, belong to the outside if straight steps over such cells
/// connect them with the edge of the maze. Connected areas next to a start stay as they are, so that a maze without
/// walls gets none. Mazes above the size limit stay as they are, too. `legend` is the legend used for the maze: outside
/// characters to which `legend` and the preset give different meanings do not count.
DrawnText withWallOutside(DrawnText maze, const LegendPreset &preset, const QJsonObject &legend,
                          const Catalogue &catalogue);
