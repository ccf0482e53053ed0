#pragma once

#include "app/playtests/liveplaytest.h"
#include "gamecore/solving/solution.h"

#include <QCoreApplication>

/// Texts about games by bots, in the program's language. The *ceiling* is the share of games that can be won at all
/// (WinnableGames).
class PlaytestText {
    Q_DECLARE_TR_FUNCTIONS(PlaytestText)

public:
    static QString nameOf(const Bot &bot);
    static QString descriptionOf(const Bot &bot);
    /// Formats a number: "1,234".
    static QString number(qint64 number);
    /// Formats a share: "42 %". A share close to 0 or 1, but not equal to it, gives "<1 %" or ">99 %".
    static QString percent(double share);
    /// Returns the sentence with non-breaking spaces before percent signs.
    static QString unbroken(QString sentence);
    /// Formats the share of games won: "42 %"; "…" until enough games were played (WatchedShare::firstLook).
    static QString shareOf(const LiveFigures &figures);
    /// Returns the confidence interval of the share of games won as a sentence; empty until enough games were played.
    static QString intervalOf(const LiveFigures &figures);
    /// Formats the share of winnable games: "98 %", or "97 % to 98 %" if some games are undecided.
    static QString shareOf(const Ceiling &ceiling);
    /// Returns the verdict on the change since the previous version, short enough for a column: "▲ better"; empty
    /// without a previous version.
    static QString verdictOf(const LiveRow &row);
    /// Returns a row as sentences.
    static QString rowOf(const LiveRow &row, const Bot &bot);
    static QString sentenceOf(const Ceiling &ceiling);
    /// Returns the ceiling of the current and the previous version as sentences, or why it is not known; empty if
    /// nothing is known and no games are played.
    static QString ceilingOf(const LivePlaytest &live);
    /// Returns an explanation of the ceiling, for a tooltip.
    static QString aboutCeiling();
    /// Returns the state of a playtest (LivePlaytest::State) as a sentence, such as its progress.
    static QString stateOf(const LivePlaytest &live);
    static QString coresOf(int cores);
    /// Returns the name of a kind or a terrain; for an empty key, the word for an unknown killer.
    static QString nameOfKey(const Catalogue &catalogue, const QString &key);
    /// Returns the figures of a level in a course as sentences. `games` is the number of games of the course.
    static QString placeOf(const PlayableLevel &level, const LevelFigures &place, qint64 games);
};
