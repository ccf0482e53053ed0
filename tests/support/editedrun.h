#pragma once

#include "gamecore/replay/rundifference.h"
#include "tests/support/drawnworld.h"

/// Runs on drawn levels, and how edits of the level change them.

/// A level under the ruleset `classic` with everything in view, with things (see thingsOf()), and with its own rules
/// and kinds, as JSON without braces.
struct FightingLevel {
    QStringList rows;
    QStringList things = {};
    QString rules = {};
    QString kinds = {};

    PlayableLevel playable() const;
    Game game() const;
};

/// Returns the run of a game in which these lines are played.
Run playedRun(Game game, const QStringList &lines);

/// Compares the run with the same commands on the changed level.
RunDifference differenceIn(const Run &run, const PlayableLevel &changed);
/// Returns a difference in words, such as "gold after 2 at 4,1" or "hero_elsewhere after 3 at 2,0 instead of 3,0": the
/// kind of difference, the number of beats, the cell in the changed game, and the cell in the other game if it differs.
QString words(const RunDifference &difference);
