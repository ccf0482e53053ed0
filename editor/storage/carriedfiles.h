#pragma once

#include <QStringList>

class QMimeData;

/// Largest number of files accepted at once from a file manager; more are probably a mistake.
inline constexpr qsizetype mostCarriedFiles = 20;
/// Returns the paths of local files copied or dragged from a file manager. An empty list if there are none, too many,
/// or other data among them.
QStringList carriedFiles(const QMimeData &data);
/// Returns the text in drag or clipboard data. Empty for files, whose addresses are not text that a user wrote.
QString carriedText(const QMimeData &data);
