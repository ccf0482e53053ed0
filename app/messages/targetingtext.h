#pragma once

#include "gamecore/world/world.h"

#include <QStringList>

class EventList;

/// Returns the forecast of using an item, one sentence per actor that the item affects, the hero first: changes of hit
/// points, deaths, statuses. Actors that the hero does not see are omitted. Equal sentences are combined with their
/// number. There are at most 8 lines; if sentences are left over, the last line gives their number. If the use is
/// impossible or affects no actor in view, a single sentence says so. `foreseen` is the result of foreseenUse() in
/// `world`, for a use on a cell if the item needs one.
QStringList forecastLines(const EventList &foreseen, const World &world);
