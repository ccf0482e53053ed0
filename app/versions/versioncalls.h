#pragma once

// app/versions: the calls that compare versions of levels and bring them together.

#include <QStringList>

/// As the calls of app/cli/commands.h: each takes the arguments behind its name and returns the exit code.
/// `docs/git.md` describes how git uses them.

/// Needs a QGuiApplication, on any platform, if it is asked for a picture.
int runDiff(const QStringList &arguments);
int runMerge(const QStringList &arguments);
