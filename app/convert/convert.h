#pragma once

// app/convert: the command-line calls convert and code, which convert levels, campaigns and recorded games.

#include <QStringList>

// Like the calls in app/cli/commands.h, each function takes the arguments after the name of the call and returns the
// exit code.

/// To write a Tiled map, needs a QGuiApplication; its platform plugin may be any, such as `offscreen`.
int runConvert(const QStringList &arguments);
int runCode(const QStringList &arguments);
