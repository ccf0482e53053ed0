#pragma once

#include "app/games/gamesource.h"
#include "app/games/saveslots.h"

#include <QHash>

/// The newest kept game of this source; null if there is none. `kept` begins with the newest.
const SlotInfo *newestOf(const QList<SlotInfo> &kept, const GameSource &source);

/// The newest kept game for each playedIn() of an origin, for callers that ask for many.
QHash<QString, SlotInfo> newestOfEach(const QList<SlotInfo> &kept);
