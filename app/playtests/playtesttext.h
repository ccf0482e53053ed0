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
    /// "1,234".
    static QString number(qint64 number);
    /// "42 %".
    static QString percent(double share);
    /// The sentence, with numbers on the line of their percent signs.
    static QString unbroken(QString sentence);
    /// "42 % (37–47)"; "…" before the first games.
    static QString shareOf(const LiveFigures &figures);
    /// "98 %"; "97 % to 98 %" where of some games it cannot be told.
    static QString shareOf(const Ceiling &ceiling);
    /// "▲ better", short enough for a column.
    static QString verdictOf(const LiveRow &row);
    /// All that a row says, as sentences.
    static QString rowOf(const LiveRow &row, const Bot &bot);
    static QString sentenceOf(const Ceiling &ceiling);
    /// Which games can be won at all, beside what it was before; empty where there is nothing to be said.
    static QString ceilingOf(const LivePlaytest &live);
    /// What the ceiling is.
    static QString aboutCeiling();
    /// What is going on.
    static QString stateOf(const LivePlaytest &live);
    static QString coresOf(int cores);
    /// The name of a kind or a terrain; of an empty key that of something that nobody saw.
    static QString nameOfKey(const Catalogue &catalogue, const QString &key);
    /// All that is told of the games that came to a level, of so many, as sentences.
    static QString placeOf(const PlayableLevel &level, const PlaceFigures &place, qint64 games);
};
