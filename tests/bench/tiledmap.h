#pragma once

#include "tests/bench/maps.h"

#include <QString>

/// The same ground as files of both programs, in a folder, with our own pictures, 32 pixels a cell.
struct MapFiles {
    QString ours;  ///< .level.json
    QString tiled; ///< .tmj, with its tiles beside it
};
/// Rooms.
MapFiles writeMapFiles(const QString &folder, int side);
/// One kind of floor all over, with wall around and a block of wall in the middle, of plainBlock cells a side.
MapFiles writePlainMapFiles(const QString &folder, int side);
inline constexpr int plainBlock = 160;
