#pragma once

#include <QStringList>

/// Level files of a folder by name: `.level.json` and `.txt`. A folder that is none has none.
QStringList levelsIn(const QString &folder);
/// Those that are compiled in, in the order in which they are played.
QStringList shippedLevels();
/// The file after `path` in its folder; empty for the last one and for files that are no levels of their folder.
QString levelAfter(const QString &path);
