#pragma once

#include "app/cli/arguments.h"

// The calls of `playtest` that play nothing, on files of playtests. Both give the exit code of the program.

/// `playtest merge FILE... --json FILE`
int mergePlaytests(const Arguments &call);
/// `playtest compare BEFORE NOW`
int comparePlaytests(const Arguments &call);
