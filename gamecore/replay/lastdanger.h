#pragma once

#include "gamecore/replay/timeline.h"

/// The moment from which one sees how a run came to its end: a little before the row of hits that led to the last
/// death, of which no more than some twenty turns or ten seconds count, or before that death where nothing had hit him;
/// in a run without a death a little before its end. The timeline must have been explored.
qint64 beforeLastDanger(const Timeline &timeline);
