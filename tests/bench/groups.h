#pragma once

#include "tests/bench/report/report.h"

#include <span>

/// A part of the benchmark that can be run by itself. To add one: a file NAMEbench.cpp with a function that measures
/// and adds rows, declared here and listed in groups.cpp.
struct BenchGroup {
    QLatin1StringView name;
    QLatin1StringView what; ///< in a few words, for the list
    void (*measure)(Report &report);
    bool isOnlyNamed = false; ///< it is run when it is named, not with all
};

/// All of them, in the order in which they are run.
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
