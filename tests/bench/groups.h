#pragma once

#include "tests/bench/report/report.h"

#include <span>

/// A part of the benchmark that can be run by itself. To add one, write NAMEbench.cpp with a function that measures and
/// adds rows, declare it here and list it in groups.cpp.
struct BenchGroup {
    QLatin1StringView name;
    QLatin1StringView what; ///< a short description for the list
    void (*measure)(Report &report);
    bool isOnlyNamed = false; ///< runs only when it is named, not with all groups
};

/// Returns all groups in the order in which they run.
std::span<const BenchGroup> benchGroups();

void measureDrawing(Report &report);
void measureFrames(Report &report);
void measureSight(Report &report);
void measurePaths(Report &report);
void measureTurns(Report &report);
void measurePrograms(Report &report);
void measureFiles(Report &report);
void measureEditing(Report &report);
void measureAnalysis(Report &report);
void measureRuns(Report &report);
void measureBots(Report &report);
void measureComparisons(Report &report);
void measureSolving(Report &report);
void measureTraps(Report &report);
void measureWorstCase(Report &report);
