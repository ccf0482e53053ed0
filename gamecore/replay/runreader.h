#pragma once

#include "gamecore/replay/run.h"

/// Maximum size of a run file, in bytes.
inline constexpr qint64 largestRun = 64LL * 1024 * 1024;

/// The result of reading a run: a complete run, or none if an issue is an error.
struct ReadRun {
    std::optional<Run> run;
    bool isOfOtherLevel = false; ///< the level or its data has changed since the run was recorded
    IssueList issues;            ///< in the order of their positions
};

/// Returns the top-level keys of a run file, in the order in which they are written.
const QStringList &runKeys();

/// Reads the text of a run file (docs/run-format.md). `folder` is the folder of the file; a level file that the run
/// names must lie in or below this folder. `shipped` is the catalogue for Game::start(). Memory is bounded by the size
/// of the text, since a repeated command is stored once.
ReadRun readRun(const QByteArray &text, const QString &folder, const CataloguePtr &shipped);

/// Reads a run file.
ReadRun readRunFile(const QString &path, const CataloguePtr &shipped);
