#pragma once

#include "app/games/highscores.h"
#include "app/games/saveslots.h"
#include "app/games/unwrittenprogress.h"

/// What was played, as cards and dialogs show it: what could not be written yet is in it.
struct KeptPlay {
    QList<SlotInfo> games = {}; ///< the newest first
    HighScores best = HighScores(QString());
    UnwrittenProgress campaigns = {};
};
