#pragma once

#include "tests/driver/windowdriver.h"

/// Writes a map of Tiled of three cells and gives its path. Its tileset says nothing, but a picture of both its tiles
/// lies beside it: tile 0 is on the first cell, tile 1 on the others. `objects` are those of a layer, in JSON.
QString writeStonesMap(const EmptyHome &home, const QString &name = QStringLiteral("cave.tmj"),
                       const QByteArray &objects = {});
/// The mapping file of the folder of a map.
QString mappingBeside(const QString &map);
