#pragma once

#include "editor/storage/recoveryfiles.h"

/// Leaves the work on a level behind as a program does that was killed; returns the id of its recovery file. An empty
/// path is that of a level without a file. `fileHash` is that of the file that the work began with.
QString leaveWork(const Level &level, const QString &path = {}, bool isReadOnly = false,
                  const QByteArray &fileHash = {});
QString leaveWork(const Level &level, const RecoveryInfo &info);
/// The level of a recovery file in the folder of the program, which must be there and whole.
RecoveredLevel recoveredLevel(const QString &id);
/// The file names of recovery files, and of locks, in the folder of the program.
QStringList recoveryFiles();
QStringList lockFiles();
