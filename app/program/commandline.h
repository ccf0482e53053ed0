#pragma once

#include <QStringList>

/// Runs the program: executes the call in the arguments, or opens the window, and returns the exit code (ExitCode).
/// docs/command-line.md and `mazewright --help` describe the calls.
int runCommandLine(int argc, char *argv[]);
