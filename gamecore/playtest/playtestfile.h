#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/playtest/playtest.h"

inline constexpr int playtestVersion = 2;
/// The longest playtest file that is read, in bytes.
inline constexpr qint64 largestPlaytest = 64LL * 1024 * 1024;

/// A playtest as JSON (docs/playtest-format.md). Only counts that add up are kept, and what is made of them stands
/// beside; no time and no machine: equal playtests give equal bytes, however their games were shared out. Counts by
/// cell are left out where there are too many.
QByteArray writePlaytest(const Playtest &playtest);

/// What came of reading one. Nothing is half read.
struct ReadPlaytest {
    std::optional<Playtest> playtest;
    IssueList issues; ///< in the order of their places
};
/// Reads the text of a playtest file. Any text of at most `largestPlaytest` takes less than 300 MiB (playtestbounds.h).
ReadPlaytest readPlaytest(const QByteArray &text);
ReadPlaytest readPlaytestFile(const QString &path);
