#pragma once

#include <QStringList>

/// The whole program: takes the arguments, does what they ask for and returns the exit code (docs/level-format.md and
/// `mazewright --help` describe the calls): 0 done, 1 problems found, 2 wrong usage or unreadable.
int runCommandLine(int argc, char *argv[]);
