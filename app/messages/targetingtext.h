#pragma once

#include "gamecore/world/world.h"

#include <QStringList>

class EventList;

/// Returns the forecast of using an item, one sentence per actor that the item reaches, the hero first: hit points lost
/// and left, deaths, statuses. Equal sentences are combined with their number. If the use is impossible or reaches no
/// actor in view, a single sentence says so. `foreseen` is the result of foreseenUse() in `world`. Actors that the hero
/// does not see are omitted.
QStringList forecastLines(const EventList &foreseen, const World &world);
