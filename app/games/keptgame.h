#pragma once

#include "app/games/gamesource.h"
#include "app/games/saveslots.h"

#include <QHash>

/// The newest of the games of this source that are kept, of a list in which the newest stands first; null if there is
/// none.
const SlotInfo *newestOf(const QList<SlotInfo> &kept, const GameSource &source);

/// The newest of each, by playedIn() of its origin: for who asks for many.
QHash<QString, SlotInfo> newestOfEach(const QList<SlotInfo> &kept);
