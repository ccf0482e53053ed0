#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/playablelevel.h"

#include <QImage>

/// A level as a small picture, as large as it can be within `box`, in logical pixels of a screen of that ratio. The
/// level must have cells.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio);
/// A part of a level as such a picture.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, const QRect &cells, QSize box, double ratio);

/// The level of a file, if it can be read, has cells, and is small enough to be drawn among others: 2 MiB at the most.
/// Checked as far as playing it asks.
LevelAsRead readForThumbnail(const QString &path, const Catalogue &catalogue);
bool isTooLargeForThumbnail(const QString &path);
