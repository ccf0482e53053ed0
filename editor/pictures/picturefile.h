#pragma once

#include "gamecore/base/files.h"
#include "gamecore/base/point.h"

#include <QImage>

#include <optional>

/// True if a level of that size has cells and can be drawn with `tileSize` pixels per cell within the limits of QImage
/// and PNG readers.
bool canBeDrawn(Size size, qint64 tileSize);

/// Writes a picture as PNG, completely or not at all. Does not create folders. Returns the reason on failure;
/// std::nullopt on success. Can be called from any thread.
std::optional<SaveFault> writePicture(const QString &path, const QImage &picture);
