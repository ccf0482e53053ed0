#pragma once

#include "app/messages/eventtext.h"

#include <QJsonArray>
#include <QString>

#include <vector>

/// A line of the log, and how often it was said in a row.
struct LogLine {
    QString text;
    LogKind kind = LogKind::Plain;
    int repeats = 1;
    QJsonObject event = {}; ///< Sentence::kept(): tells the line in another language; empty: only the text is known

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// How many lines, and characters in all of them, are kept beside a game at most.
inline constexpr qsizetype mostKeptLines = 50;
inline constexpr qsizetype mostKeptCharacters = 6000;

/// The last lines of these, as many as are kept.
QJsonArray keptLines(const std::vector<LogLine> &lines);
/// The lines that were kept. A file cannot give more than could have been kept, each of them one line of characters
/// that are seen.
std::vector<LogLine> linesFromKept(const QJsonArray &kept);
