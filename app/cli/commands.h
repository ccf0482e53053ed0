#pragma once

// app/cli: most command-line calls, such as check, playtest and solve, and the parsing of every call's arguments.

#include "app/cli/arguments.h"

// Command-line calls, which need no window. Each function takes the arguments after the name of the call and returns
// the exit code. `docs/command-line.md` describes the calls.

int runCheck(const QStringList &arguments);
/// Needs a QGuiApplication, on any platform.
int runRender(const QStringList &arguments);
int runGenerate(const QStringList &arguments);
int runHeadless(const QStringList &arguments);
int runVerify(const QStringList &arguments);
/// Needs a QGuiApplication, on any platform, to draw a heat map.
int runPlaytest(const QStringList &arguments);
int runProve(const QStringList &arguments);
int runData(const QStringList &arguments);
int runSolve(const QStringList &arguments);
int runWorst(const QStringList &arguments);
