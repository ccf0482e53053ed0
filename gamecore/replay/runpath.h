#pragma once

#include <QString>

/// Whether the name of a file is that of a run: NAME.run.json.
bool isRunPath(const QString &path);
/// Whether a file is a run by its name, or says so itself at its head. Little of it is read.
bool isRunFile(const QString &path);
