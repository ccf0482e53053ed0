#pragma once

// app/cli: all other command-line calls, such as check, playtest and solve; how every call reads its arguments.

#include "app/cli/arguments.h"

/// The command-line calls that need no window. Each function takes the arguments after the name of the call and returns
/// the exit code. `docs/command-line.md` describes them.

int runCheck(const QStringList &arguments);
/// Needs a QGuiApplication, on any platform.
int runRender(const QStringList &arguments);
int runGenerate(const QStringList &arguments);
int runHeadless(const QStringList &arguments);
int runVerify(const QStringList &arguments);
int runPlaytest(const QStringList &arguments);
int runProve(const QStringList &arguments);
int runData(const QStringList &arguments);
int runSolve(const QStringList &arguments);
int runWorst(const QStringList &arguments);
