#pragma once

// app/versions: the command-line calls diff and merge: versions of a level compared and combined.

#include <QStringList>

/// Like the calls in app/cli/commands.h, each function takes the arguments after the name of the call and returns the
/// exit code. `docs/git.md` describes how git uses them.

/// Needs a QGuiApplication, on any platform, for drawing a picture.
int runDiff(const QStringList &arguments);
int runMerge(const QStringList &arguments);
