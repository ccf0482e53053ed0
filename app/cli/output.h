#pragma once

#include "app/cli/arguments.h"
#include "gamecore/base/files.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelreader.h"

enum ExitCode { ExitDone = 0, ExitProblems = 1, ExitUsage = 2, ExitCannotTell = 3, ExitStopped = 130 };

/// Writes one line and flushes it. Output for programs is never translated.
void printOut(const QString &line);
void printError(const QString &line);
/// Writes over the last such line on standard error, where somebody watches; printError({}) ends it.
void printProgress(const QString &line);

/// `mazewright: sentence` on standard error; returns ExitUsage.
int usageError(const QString &sentence);
/// Why something cannot be read: `mazewright: FILE:LINE:COL: sentence [code]` for each issue that is at least as bad as
/// `severity`.
void printIssues(const IssueList &issues, Severity severity);

/// What reading a level changed and what is in error in it, as `check` words it.
void printChanges(const IssueList &issues);

/// Says that a catalogue has no ruleset of a name, and which it has; returns ExitUsage.
int refuseRuleset(const QString &name, const Catalogue &catalogue);

/// The seed that `--seed` gives, or one by chance. Nothing if it is wrong, which is told on standard error.
std::optional<std::uint64_t> seedFrom(const Arguments &arguments);
/// Whether all that was printed so far has left the program; else that is told on standard error.
bool isPrinted();
/// True without a fault; else says on standard error why the file was not written.
bool isWritten(const QString &path, const std::optional<SaveFault> &fault);
/// Writes a whole file, or leaves the old one as it was and says why on standard error.
bool writeFile(const QString &path, const QByteArray &bytes);
/// Writes files that are not there: all, or none, which is told as well.
bool writeNewFiles(const std::vector<FileContent> &files);

/// The catalogue that `--data` or the environment names; null if it has mistakes, which are told on standard error.
CataloguePtr catalogueFor(const Arguments &arguments);

/// Reads a level, or a map of another program, and tells on standard error its errors, padded rows, and what of a map
/// was guessed, left out or passed over. Nothing if it cannot be opened. `exitCode` says so, and is ExitProblems where
/// anything was guessed or left out.
std::optional<Level> levelFrom(const QString &path, const Catalogue &catalogue, int &exitCode, const MapReading &maps,
                               const QJsonObject &legend = {});
/// Reads a level for playing, or a map whose files may also lie in `trusted` folders, which refuses one with errors.
/// `ruleset`, which must be known, takes the place of the level's own, known or not; an empty one leaves that.
std::optional<PlayableLevel> playedLevelFrom(const QString &path, const Catalogue &catalogue, const QString &ruleset,
                                             const QStringList &trusted, int &exitCode);
