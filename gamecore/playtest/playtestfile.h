#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/playtest/playtest.h"

/// The version of the playtest format.
inline constexpr int playtestVersion = 2;
/// The size limit of playtest files, in bytes.
inline constexpr qint64 largestPlaytest = 64LL * 1024 * 1024;

/// Writes a playtest as JSON (docs/playtest-format.md). The file contains the counts and values derived from them, but
/// no times and nothing about the machine. Equal playtests give equal bytes, however their games were distributed.
/// Types of cell counts are omitted if there are too many (mostCellCounts).
QByteArray writePlaytest(const Playtest &playtest);

/// The result of reading a playtest: a complete playtest, or issues.
struct ReadPlaytest {
    std::optional<Playtest> playtest;
    IssueList issues; ///< in the order of their positions
};
/// Reads the text of a playtest file. Memory stays below 300 MiB for any text of at most `largestPlaytest` bytes,
/// because of the size limits in playtest.h.
ReadPlaytest readPlaytest(const QByteArray &text);
ReadPlaytest readPlaytestFile(const QString &path);
