#pragma once

#include "app/playtests/liveplaytest.h"
#include "gamecore/solving/ceiling.h"

#include <QCoreApplication>

/// Sentences about games by bots.
class PlaytestText {
    Q_DECLARE_TR_FUNCTIONS(PlaytestText)

public:
    static QString nameOf(const Bot &bot);
    static QString descriptionOf(const Bot &bot);
    /// Formats a number: "1,234".
    static QString number(qint64 number);
    /// Formats a share: "42 %".
    static QString percent(double share);
    /// Returns the sentence with non-breaking spaces before percent signs.
    static QString unbroken(QString sentence);
    /// Formats the share of games won: "42 %"; "…" before the first games.
    static QString shareOf(const LiveFigures &figures);
    /// Returns the confidence interval of that share as a sentence; empty before the first games.
    static QString intervalOf(const LiveFigures &figures);
    /// Formats the share of winnable games: "98 %", or "97 % to 98 %" if some games are undecided.
    static QString shareOf(const Ceiling &ceiling);
    /// Returns a verdict that fits a column: "▲ better".
    static QString verdictOf(const LiveRow &row);
    /// Returns a row as sentences.
    static QString rowOf(const LiveRow &row, const Bot &bot);
    static QString sentenceOf(const Ceiling &ceiling);
    /// Returns which games can be won at all, and the previous value; empty if nothing is known.
    static QString ceilingOf(const LivePlaytest &live);
    /// Explains the ceiling.
    static QString aboutCeiling();
    /// Describes the current state.
    static QString stateOf(const LivePlaytest &live);
    static QString coresOf(int cores);
    /// Returns the name of a kind or a terrain; for an empty key, the word for an unknown killer.
    static QString nameOfKey(const Catalogue &catalogue, const QString &key);
    /// Returns the figures of a level, for `games` games of the course, as sentences.
    static QString placeOf(const PlayableLevel &level, const PlaceFigures &place, qint64 games);
};
