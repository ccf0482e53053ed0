#pragma once

#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/packing/bundlefile.h"

#include <QImage>

/// Returns a small picture of a level, as large as fits into `box`, in logical pixels at that pixel ratio. The level
/// must have cells.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio);
/// Returns a small picture of a part of a level.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, const QRect &cells, QSize box, double ratio);

/// A level to be drawn in a list.
struct ThumbnailLevel {
    ReadLevel::Checked
        level; ///< checked only as far as playing requires; empty if it is unreadable, has no cells, or is too large
    bool isTooLarge = false; ///< its file has more than 2 MiB, so that reading and drawing would take long
};
/// Reads a level for a thumbnail. Lists read many levels, so `readBytes` should unpack an archive only once.
ThumbnailLevel readForThumbnail(const QString &path, const Catalogue &catalogue, const ByteReader &readBytes);
