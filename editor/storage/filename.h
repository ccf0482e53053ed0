#pragma once

#include <QString>

/// A file name made from a title, without an ending: what file systems do not take becomes a blank. May be empty.
QString fileNameFor(const QString &title);

/// The endings of files with levels as a file dialog lists them: "*.level.json *.json *.txt ..".
QString levelPatterns();
