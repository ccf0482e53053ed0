#pragma once

#include "editor/canvas/levelpicture.h"

#include <QImage>

/// A level as a small picture, as large as it can be within `box`, in logical pixels of a screen of that ratio. The
/// level must have cells.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio);
