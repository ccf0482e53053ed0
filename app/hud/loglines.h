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
    QJsonObject event = {}; ///< Sentence::kept(), which translates the line into another language; empty: only the text
                            ///< is available

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// The most lines, and the most characters in all of them, that are saved with a game.
inline constexpr qsizetype mostKeptLines = 50;
inline constexpr qsizetype mostKeptCharacters = 6000;

/// Returns the last of these lines, as many as are saved.
QJsonArray keptLines(const std::vector<LogLine> &lines);
/// Returns the saved lines. Input from a file is limited in the same way, to single lines of printable characters.
std::vector<LogLine> linesFromKept(const QJsonArray &kept);
