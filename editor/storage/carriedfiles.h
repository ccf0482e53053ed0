#pragma once

#include <QStringList>

class QMimeData;

/// Largest number of files accepted at once from a file manager; more are probably a mistake.
inline constexpr qsizetype mostCarriedFiles = 20;
/// Returns the paths of local files that were copied or dragged from a file manager. An empty list if there are none or
/// too many, or if any address is not a local file.
QStringList carriedFiles(const QMimeData &data);
/// Returns the text in drag or clipboard data. Empty for files, since their addresses are not text that a user wrote.
QString carriedText(const QMimeData &data);
