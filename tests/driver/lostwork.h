#pragma once

#include "editor/files/journalstore.h"

/// Leaves the work on a level behind as a program does that was killed; the id of its journal. An empty path is that
/// of a level without a file. `fileHash` is that of the file that the work began with.
QString leaveWork(const Level &level, const QString &path = {}, bool isReadOnly = false,
                  const QByteArray &fileHash = {});
QString leaveWork(const Level &level, const JournalInfo &info);
/// The file names of journals, and of locks, in the folder of the program.
QStringList journalFiles();
QStringList lockFiles();
