#pragma once

#include "app/messages/eventtext.h"

#include <QJsonArray>
#include <QString>

#include <vector>

/// A line of the log, and the number of times it was logged in a row.
struct LogLine {
    QString text;
    LogKind kind = LogKind::Plain;
    int repeats = 1;
    /// Sentence::kept() of the line's sentence, from which the line can be translated again; empty: the line keeps
    /// `text`.
    QJsonObject event = {};

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// The largest number of lines that are saved with a game, and of characters in all these lines together.
inline constexpr qsizetype mostKeptLines = 50;
inline constexpr qsizetype mostKeptCharacters = 6000;

/// Returns the last lines as JSON, as many as the limits above allow, to be saved with a game.
QJsonArray keptLines(const std::vector<LogLine> &lines);
/// Returns the lines in a result of keptLines(). Since `kept` may come from any file, the same limits are applied,
/// beginning with the newest line, and control characters are replaced by spaces.
std::vector<LogLine> linesFromKept(const QJsonArray &kept);
