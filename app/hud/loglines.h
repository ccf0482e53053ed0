#pragma once

#include "app/telling/eventtext.h"

#include <QJsonArray>
#include <QString>

#include <vector>

/// What the log said once, however often in a row.
struct LogLine {
    QString text;
    LogKind kind = LogKind::Plain;
    int repeats = 1;

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// What is kept beside a game: no more lines, and no more characters in all of them.
inline constexpr qsizetype mostKeptLines = 50;
inline constexpr qsizetype mostKeptCharacters = 6000;

/// The last lines of these, as many as are kept.
QJsonArray keptLines(const std::vector<LogLine> &lines);
/// The lines that were kept. Whatever a file says they are no more than could have been kept, each of them one line of
/// characters that are seen.
std::vector<LogLine> linesFromKept(const QJsonArray &kept);
