#pragma once

#include <QString>

/// Returns a file name without suffix for a title, of at most 60 characters. All characters except letters, digits, `-`
/// and `_` become blanks. Empty if nothing is left.
QString fileNameFor(const QString &title);

/// Returns the patterns of all files that can be opened as a level, for a file dialog: "*.level.json *.json *.txt ...
/// *.tmx".
QString levelPatterns();
