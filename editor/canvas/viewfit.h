#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/base/point.h"

// How large cells are shown where they are to fit in. Rooms are those of a viewport without scroll bars, in logical
// pixels.

/// How a level is shown that is played: whole, if its cells are at least so large then, in logical pixels; else so
/// large that `cells` cells side by side fit in, but never less; 0: 32 pixels.
struct PlayFit {
    int least = 24;
    int cells = 0;
};

/// So large that all of it fits in.
TileScale fittingScale(Size level, QSize room, double ratio);
/// So large as it is played.
TileScale playingScale(Size level, QSize room, double ratio, PlayFit fit);
