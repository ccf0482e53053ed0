#pragma once

#include "app/playtests/liveplaytest.h"

#include <QCoreApplication>

/// Sentences about games by players.
class PlaytestText {
    Q_DECLARE_TR_FUNCTIONS(PlaytestText)

public:
    static QString nameOf(const Player &player);
    static QString descriptionOf(const Player &player);
    /// "1,234".
    static QString number(qint64 number);
    /// "42 %".
    static QString percent(double share);
    /// The sentence, with numbers on the line of their percent signs.
    static QString unbroken(QString sentence);
    /// "42 % (37–47)"; "…" before the first games.
    static QString shareOf(const LiveFigures &figures);
    /// "▲ better", short enough for a column.
    static QString verdictOf(const LiveRow &row);
    /// All that a row says, as sentences.
    static QString rowOf(const LiveRow &row, const Player &player);
    /// What is going on.
    static QString stateOf(const LivePlaytest &live);
    static QString coresOf(int cores);
    /// The name of a kind or a terrain; of an empty key that of something that nobody saw.
    static QString nameOfKey(const Catalogue &catalogue, const QString &key);
    /// All that is told of the games that came to a level, of so many, as sentences.
    static QString placeOf(const PlayableLevel &level, const PlaceFigures &place, qint64 games);
};
