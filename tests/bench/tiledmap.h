#pragma once

#include "tests/bench/maps.h"

#include <QString>

/// The same ground as files of both programs in a folder, with our own pictures, 32 pixels per cell.
struct MapFiles {
    QString ours;  ///< .level.json
    QString tiled; ///< .tmj, with its tiles beside it
};
/// Writes a map of rooms.
MapFiles writeMapFiles(const QString &folder, int side);
/// Writes a map of one kind of floor, with a border of wall and a block of wall in the middle, plainBlock cells a side.
MapFiles writePlainMapFiles(const QString &folder, int side);
inline constexpr int plainBlock = 160;
