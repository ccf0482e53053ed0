#pragma once

#include "gamecore/base/files.h"
#include "gamecore/base/point.h"

#include <QImage>

#include <optional>

/// True if a level of that size can be drawn with `tileSize` pixels a cell: QImage and readers of PNG have their limits.
bool canBeDrawn(Size size, qint64 tileSize);

/// Writes a picture as PNG, whole or not at all. Folders are not made. Any thread may do it.
std::optional<SaveFault> writePicture(const QString &path, const QImage &picture);
