#pragma once

#include "gamecore/replay/run.h"

#include <QStringList>

/// The run of a game, which is at its beginning, with these lines of headless play: also what is refused is kept.
Run recordedRun(Game game, const QStringList &lines);
