#pragma once

#include "app/messages/eventtext.h"

#include <QJsonArray>
#include <QString>

#include <vector>

/// A line of the log, and how often it was repeated in a row.
struct LogLine {
    QString text;
    LogKind kind = LogKind::Plain;
    int repeats = 1;
    /// Sentence::kept(), from which the line can be translated into another language; empty: only the text is available
    QJsonObject event = {};

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// The most lines, and the most characters in all of them, that are saved with a game.
inline constexpr qsizetype mostKeptLines = 50;
inline constexpr qsizetype mostKeptCharacters = 6000;

/// Returns the last of these lines as JSON, within the limits above, to be saved with a game.
QJsonArray keptLines(const std::vector<LogLine> &lines);
/// Returns the lines in a result of keptLines(). As it may come from any file, the same limits are applied, and only
/// printable characters remain.
std::vector<LogLine> linesFromKept(const QJsonArray &kept);
