#pragma once

#include "tests/driver/windowdriver.h"

/// Writes a Tiled map of three cells and returns its path. Its tileset has no properties, but a picture of its two
/// tiles lies beside it. The first cell has tile 0, the others have tile 1. `objects` are the objects of a layer, in
/// JSON.
QString writeStonesMap(const EmptyHome &home, const QString &name = QStringLiteral("cave.tmj"),
                       const QByteArray &objects = {});
/// Returns the mapping file in the folder of a map.
QString mappingBeside(const QString &map);
