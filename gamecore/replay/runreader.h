#pragma once

#include "gamecore/replay/run.h"

/// The longest run file that is read, in bytes.
inline constexpr qint64 largestRun = 64LL * 1024 * 1024;

/// What came of reading a run. Nothing is half read: `run` is there unless a finding is an error.
struct ReadRun {
    std::optional<Run> run;
    bool isOfOtherLevel = false; ///< the level is not the one that was played, or the data has other numbers for it
    IssueList issues;            ///< in the order of their places
};

/// The keys at the top of a run file, in the order in which they are written.
const QStringList &runKeys();

/// Reads the text of a run file (docs/run-format.md). `folder` is its own: a level that it names lies there or below.
/// `shipped` is the catalogue that Game::start() takes. Memory is bounded by the text: a command that is given many
/// times is kept once.
ReadRun readRun(const QByteArray &text, const QString &folder, const CataloguePtr &shipped);

/// Reads a run file.
ReadRun readRunFile(const QString &path, const CataloguePtr &shipped);
