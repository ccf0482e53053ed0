#pragma once

#include "gamecore/base/point.h"

#include <QImage>

/// Whether a level of that size can be drawn with so many pixels a cell: QImage and readers of PNG have their bounds.
bool canBeDrawn(Size size, qint64 tileSize);

/// Writes a picture as PNG. The exit code of the program; what goes wrong is told on standard error.
int writePicture(const QString &path, const QImage &picture);
