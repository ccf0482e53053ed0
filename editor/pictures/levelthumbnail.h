#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/packing/bundlefile.h"

#include <QImage>

/// A level as a small picture, as large as it can be within `box`, in logical pixels of a screen of that ratio. The
/// level must have cells.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio);
/// A part of a level as such a picture.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, const QRect &cells, QSize box, double ratio);

/// A level that is drawn among others.
struct ThumbnailLevel {
    ReadLevel::Checked
        level; ///< checked as far as playing it asks; none: it cannot be read, has no cells, or is too large
    bool isTooLarge = false; ///< reading and drawing it would take long: its file has more than 2 MiB
};
/// Levels are drawn by the dozen: `readBytes` should unpack an archive once for all that lies in it.
ThumbnailLevel readForThumbnail(const QString &path, const Catalogue &catalogue, const ByteReader &readBytes);
