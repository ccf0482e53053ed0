#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/packing/bundlefile.h"

#include <QImage>

/// Returns a small image of a level, as large as fits into `box`, but at most 64 device pixels per cell. `box` is in
/// logical pixels, and `ratio` is the number of device pixels per logical pixel. The level must have cells.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio);
/// Returns a small image of a part of a level, which must not be empty.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, const QRect &cells, QSize box, double ratio);

/// A level to be drawn in a list.
struct ThumbnailLevel {
    /// The level, checked only as far as playing requires. Empty if the file is unreadable or too large, or if the
    /// level has no cells.
    ReadLevel::Checked level;
    bool isTooLarge = false; ///< its file has more than 2 MiB, so that reading and drawing would take long
};
/// Reads a level for a thumbnail. A list reads many levels, perhaps all from one archive, so `readBytes` should unpack
/// an archive only once.
ThumbnailLevel readForThumbnail(const QString &path, const Catalogue &catalogue, const ByteReader &readBytes);
