#pragma once

#include "tests/bench/maps.h"

#include <QString>

/// The same ground as files of both programs, in a folder: rooms with our own pictures, 32 pixels a cell.
struct MapFiles {
    QString ours;  ///< .level.json
    QString tiled; ///< .tmj, with its tiles beside it
};
MapFiles writeMapFiles(const QString &folder, int side);
