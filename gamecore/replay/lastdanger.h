#pragma once

#include "gamecore/replay/timeline.h"

/// Returns the beat from which to watch the end of a run: shortly before the series of hits that led to the last death,
/// limited to about twenty turns or ten seconds. Without hits, it is shortly before that death; without a death,
/// shortly before the end. The timeline must have been explored.
qint64 beforeLastDanger(const Timeline &timeline);
