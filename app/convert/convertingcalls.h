#pragma once

// app/convert: the command-line calls convert and code: levels, campaigns and recorded games into other formats.

#include <QStringList>

/// As the calls in app/cli/commands.h, each takes the arguments after its name and returns the exit code.

/// Needs a QGuiApplication, on any platform, to write a Tiled map.
int runConvert(const QStringList &arguments);
int runCode(const QStringList &arguments);
