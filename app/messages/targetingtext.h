#pragma once

#include "gamecore/world/world.h"

#include <QStringList>

class EventList;

/// The forecast of a use as sentences, one for each actor that it reaches, the hero first: hit points lost and left,
/// deaths, statuses; equal sentences stand once, with their number. Or the one sentence that says why it is impossible,
/// or that it reaches nobody in view. `foreseen` is as foreseenUse() gives it in `world`. Actors that the hero does not
/// see are left out.
QStringList forecastLines(const EventList &foreseen, const World &world);
