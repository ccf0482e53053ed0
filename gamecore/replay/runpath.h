#pragma once

#include <QString>

/// True if a file name is that of a run: NAME.run.json.
bool isRunPath(const QString &path);
/// True if a file is a run by its name or by the head of its contents. Reads only the beginning.
bool isRunFile(const QString &path);
