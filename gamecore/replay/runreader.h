#pragma once

#include "gamecore/replay/run.h"

/// Maximum size of a run file, in bytes.
inline constexpr qint64 largestRun = 64LL * 1024 * 1024;

/// The result of reading a run: a complete run, or none if an issue is an error.
struct ReadRun {
    std::optional<Run> run;
    bool isOfOtherLevel = false; ///< the level or its data has changed since it was played
    IssueList issues;            ///< in the order of their places
};

/// Returns the top-level keys of a run file, in the order in which they are written.
const QStringList &runKeys();

/// Reads the text of a run file (docs/run-format.md). `folder` is the file's folder; a level file it names must be
/// there or below. `shipped` is the catalogue for Game::start(). The text bounds the memory: a repeated command is
/// stored once.
ReadRun readRun(const QByteArray &text, const QString &folder, const CataloguePtr &shipped);

/// Reads a run file.
ReadRun readRunFile(const QString &path, const CataloguePtr &shipped);
