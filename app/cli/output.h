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
/// Overwrites the previous progress line of a terminal, on standard error. printError({}) ends the line.
void printProgress(const QString &line);

/// Prints `mazewright: sentence` on standard error and returns ExitUsage.
int usageError(const QString &sentence);
/// Prints `mazewright: FILE:LINE:COL: sentence [code]` for each issue that is at least as bad as `severity`, to explain
/// why a file cannot be read.
void printIssues(const IssueList &issues, Severity severity);

/// Prints what reading a level changed and its errors, in the words of `check`.
void printChanges(const IssueList &issues);

/// Prints that a catalogue has no ruleset of that name, and lists its rulesets. Returns ExitUsage.
int refuseRuleset(const QString &name, const Catalogue &catalogue);

/// Returns the seed given by `--seed`, or a random one. If the value is wrong, prints an error and returns
/// std::nullopt.
std::optional<std::uint64_t> seedFrom(const Arguments &arguments);
/// True if all output so far was written; otherwise prints an error.
bool isPrinted();
/// True if there is no fault; otherwise prints on standard error why the file was not written.
bool isWritten(const QString &path, const std::optional<SaveFault> &fault);
/// Writes a whole file, or keeps the old one and prints the reason on standard error.
bool writeFile(const QString &path, const QByteArray &bytes);
/// Writes new files: either all of them, or none, and prints the error.
bool writeNewFiles(const std::vector<FileContent> &files);

/// Loads the catalogue given by `--data` or the environment. If it has mistakes, prints them and returns null.
CataloguePtr catalogueFor(const Arguments &arguments);

/// Reads a level or a map of another program. Prints its errors, padded rows, and everything in a map that was guessed,
/// omitted or skipped. std::nullopt if it cannot be opened; `exitCode` is then set. `exitCode` is ExitProblems if
/// anything was guessed or omitted.
std::optional<Level> levelFrom(const QString &path, const Catalogue &catalogue, int &exitCode, const MapReading &maps,
                               const QJsonObject &legend = {});
/// Reads a level or map for playing, and refuses one with errors. The files of a map may also lie in `trusted` folders.
/// `ruleset`, which must exist, replaces the level's own ruleset, even an unknown one; if empty, the level's own is
/// used.
std::optional<PlayableLevel> playedLevelFrom(const QString &path, const Catalogue &catalogue, const QString &ruleset,
                                             const QStringList &trusted, int &exitCode);
