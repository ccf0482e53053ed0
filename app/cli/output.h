#pragma once

#include "app/cli/arguments.h"
#include "gamecore/base/files.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelreader.h"

/// The exit codes of all calls (docs/command-line.md): done, problems found, wrong usage or unreadable files, no answer
/// found, interrupted by Ctrl+C.
enum ExitCode { ExitDone = 0, ExitProblems = 1, ExitUsage = 2, ExitCannotTell = 3, ExitStopped = 130 };

/// Writes one line to standard output and flushes it. Output for programs is never translated.
void printOut(const QString &line);
/// Writes one line to standard error.
void printError(const QString &line);
/// Writes a progress line to standard error, over the previous progress line if standard error is a terminal. Call
/// printError({}) after the last progress line, to end it.
void printProgress(const QString &line);

/// Prints `mazewright: sentence` on standard error and returns ExitUsage.
int usageError(const QString &sentence);
/// Prints `mazewright: FILE:LINE:COL: sentence [code]` for each issue that is at least as bad as `severity`, on
/// standard error.
void printIssues(const IssueList &issues, Severity severity);

/// Prints errors, and issues that report what reading a level changed, guessed or omitted, in the words of `check`.
void printChanges(const IssueList &issues);

/// Prints that a catalogue has no ruleset of that name, and lists its rulesets. Returns ExitUsage.
int refuseRuleset(const QString &name, const Catalogue &catalogue);

/// Returns the seed given by `--seed`, or a random one. If the value is wrong, prints an error and returns
/// std::nullopt.
std::optional<std::uint64_t> seedFrom(const Arguments &arguments);
/// True if all output so far was written to standard output; otherwise prints an error.
bool isPrinted();
/// True if there is no fault; otherwise prints on standard error why the file was not written. Also prints a note if
/// the file was overwritten in place (isWrittenInPlace()).
bool isWritten(const QString &path, const std::optional<SaveFault> &fault);
/// Writes a file completely. On failure, leaves the old file unchanged, prints the reason on standard error and returns
/// false.
bool writeFile(const QString &path, const QByteArray &bytes);
/// Writes new files, either all or none. If a file cannot be written, removes those already written, prints the reason
/// and returns false.
bool writeNewFiles(const std::vector<FileContent> &files);

/// Loads the catalogue given by `--data` or the environment. If it has mistakes, prints them and returns null.
CataloguePtr catalogueFor(const Arguments &arguments);

/// Reads a level or a map of another program. Prints its errors, and what was changed, guessed or omitted
/// (printChanges()). std::nullopt if it cannot be opened. Sets `exitCode`: ExitUsage if it cannot be opened,
/// ExitProblems if anything was guessed, omitted or not found, otherwise ExitDone.
std::optional<Level> levelFrom(const QString &path, const Catalogue &catalogue, int &exitCode, const MapReading &maps,
                               const QJsonObject &legend = {});
/// Reads a level or map for playing. If it has errors, prints them and returns std::nullopt. Sets `exitCode`: ExitUsage
/// if it cannot be opened, ExitProblems if it has other errors, otherwise ExitDone. The files of a map may also lie in
/// `trusted` folders. `ruleset`, which must exist, replaces the level's own ruleset, even an unknown one; if `ruleset`
/// is empty, the level keeps its own.
std::optional<PlayableLevel> playedLevelFrom(const QString &path, const Catalogue &catalogue, const QString &ruleset,
                                             const QStringList &trusted, int &exitCode);
