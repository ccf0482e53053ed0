#pragma once

#include "app/window/gamesource.h"
#include "app/window/saveslots.h"

/// The newest of the games of this source that are kept, of a list in which the newest stands first; null if there is
/// none.
const SlotInfo *newestOf(const QList<SlotInfo> &kept, const GameSource &source);
