#pragma once

#include "gamecore/replay/run.h"

#include <QStringList>

/// Returns the run of a new game that plays these lines of headless mode. Refused lines are recorded, too.
Run recordedRun(Game game, const QStringList &lines);
