#pragma once

#include "app/cli/arguments.h"
#include "gamecore/playtest/playtest.h"

/// Writes a playtest that can be read again. False if it is too large for that, or cannot be written, which is told on
/// standard error; then nothing is written.
bool writePlaytestFile(const QString &path, const Playtest &playtest);

// The calls of `playtest` that play nothing, on files of playtests. Both give the exit code of the program.

/// `playtest merge FILE... --json FILE`
int mergePlaytests(const Arguments &call);
/// `playtest compare BEFORE NOW`
int comparePlaytests(const Arguments &call);
