#pragma once

// app/convert: the command-line calls convert and code, which convert levels, campaigns and recorded games.

#include <QStringList>

// Like the calls in app/cli/commands.h, each function takes the arguments after the name of the call and returns the
// exit code.

/// Needs a QGuiApplication, on any platform, to write a Tiled map.
int runConvert(const QStringList &arguments);
int runCode(const QStringList &arguments);
