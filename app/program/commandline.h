#pragma once

#include <QStringList>

/// Runs the program: parses the arguments, executes the call and returns the exit code: 0 done, 1 problems found, 2
/// wrong usage or unreadable. docs/level-format.md and `mazewright --help` describe the calls.
int runCommandLine(int argc, char *argv[]);
