#pragma once

#include "gamecore/replay/rundifference.h"
#include "tests/support/drawnworld.h"

/// Runs on drawn levels, and what an edit of these makes of them.

/// A level under the ruleset `classic` that has all in view, with things (thingsOf()), rules and kinds of its own,
/// these as JSON without their braces.
struct FightingLevel {
    QStringList rows;
    QStringList things = {};
    QString rules = {};
    QString kinds = {};

    PlayableLevel playable() const;
    Game game() const;
};

/// The run of a game in which these lines are played.
Run playedRun(Game game, const QStringList &lines);

/// Of the two games, one of which is on the changed level.
RunDifference differenceIn(const Run &run, const PlayableLevel &changed);
/// "gold after 2 at 4,1", "hero_elsewhere after 3 at 2,0 instead of 3,0": what, after how many beats, where in the
/// changed game, and where in the other if elsewhere.
QString words(const RunDifference &difference);
