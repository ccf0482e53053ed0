#pragma once

#include <QString>

/// Makes a file name without suffix from a title; characters that file systems do not allow become blanks. May be
/// empty.
QString fileNameFor(const QString &title);

/// Returns the patterns of level files for a file dialog: "*.level.json *.json *.txt ..".
QString levelPatterns();
