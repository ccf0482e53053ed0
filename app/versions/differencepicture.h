#pragma once

#include "gamecore/differences/leveldifference.h"

#include <QImage>

/// Both versions side by side as they are played, with what differs marked, and below it what the marks mean. Large
/// levels have small cells; null if the picture would be too large all the same.
QImage differencePicture(const Catalogue &catalogue, const Level &before, const Level &after,
                         const LevelDifference &difference);
