#pragma once

// app/cli: most command-line calls, such as check, playtest and solve, and the parsing of every call's arguments.

#include "app/cli/arguments.h"

// Command-line calls, which need no window. Each function takes the arguments after the name of the call and returns
// the exit code. `docs/command-line.md` describes the calls.

int runCheck(const QStringList &arguments);
/// Needs a QGuiApplication; its platform plugin may be any, such as `offscreen`.
int runRender(const QStringList &arguments);
int runGenerate(const QStringList &arguments);
int runHeadless(const QStringList &arguments);
int runVerify(const QStringList &arguments);
/// To draw a heat map, needs a QGuiApplication with any platform plugin.
int runPlaytest(const QStringList &arguments);
int runProve(const QStringList &arguments);
int runData(const QStringList &arguments);
int runSolve(const QStringList &arguments);
int runWorst(const QStringList &arguments);
