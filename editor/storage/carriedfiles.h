#pragma once

#include <QStringList>

class QMimeData;

/// So many files are taken at once from a file manager; more are a mistake of the hand.
inline constexpr qsizetype mostCarriedFiles = 20;
/// The paths of the local files that a file manager has copied, or lets drop. Empty if there are none, too many, or
/// anything else among them.
QStringList carriedFiles(const QMimeData &data);
/// What else is carried as text; empty for files, whose addresses are no text of anybody.
QString carriedText(const QMimeData &data);
