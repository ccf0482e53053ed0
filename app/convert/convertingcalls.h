#pragma once

// app/convert: the calls that make levels, campaigns and recorded games into files of other forms

#include <QStringList>

/// As the calls in app/cli/commands.h, each takes the arguments after its name and returns the exit code.

/// Needs a QGuiApplication, on any platform, to write a Tiled map.
int runConvert(const QStringList &arguments);
int runCode(const QStringList &arguments);
