#pragma once

// app/convert: the calls that make levels, campaigns and recorded games into files of other forms

#include <QStringList>

/// As the calls of app/cli/commands.h: each takes the arguments behind its name and returns the exit code.

/// Needs a QGuiApplication, on any platform, if it writes a map of Tiled.
int runConvert(const QStringList &arguments);
int runCode(const QStringList &arguments);
