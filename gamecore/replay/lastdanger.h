#pragma once

#include "gamecore/replay/timeline.h"

/// Returns the beat from which to watch the end of a run: shortly before the series of hits that led to the last death.
/// The series is limited to about twenty turns or ten seconds. If there were no hits, returns a beat shortly before
/// that death; if there was no death, shortly before the end. Requires Timeline::explore().
qint64 beforeLastDanger(const Timeline &timeline);
