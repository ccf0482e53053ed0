#pragma once

#include "app/cli/arguments.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/level/levelreader.h"

enum ExitCode { ExitDone = 0, ExitProblems = 1, ExitUsage = 2 };

/// Writes one line and flushes it. Output for programs is never translated.
void printOut(const QString &line);
void printError(const QString &line);

/// `mazewright: sentence` on standard error; returns ExitUsage.
int usageError(const QString &sentence);
/// `mazewright: FILE:LINE:COL: sentence [code]` for each finding that is at least as bad as `severity`.
void printIssues(const IssueList &issues, Severity severity);

/// The catalogue that `--data` or the environment names; null after its mistakes went to standard error.
CataloguePtr catalogueFor(const Arguments &arguments);

/// A level that can be opened. Nothing after its findings went to standard error, with the exit code in `exitCode`.
/// `isPlayed` refuses levels in error too; else errors and rows that were padded are told there.
std::optional<Level> levelFrom(const QString &path, const Catalogue &catalogue, bool isPlayed, int &exitCode,
                               const QJsonObject &legend = {});
