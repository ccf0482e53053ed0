#pragma once

#include "editor/storage/recoveryfiles.h"

/// Leaves the work on a level behind like a killed program. Returns the id of its recovery file. An empty path stands
/// for a level without a file. `fileHash` is the hash of the file that the work began with.
QString leaveWork(const Level &level, const QString &path = {}, bool isReadOnly = false,
                  const QByteArray &fileHash = {});
QString leaveWork(const Level &level, const RecoveryInfo &info);
/// Returns the level of a recovery file in the program's folder. The file must exist and be complete.
RecoveredLevel recoveredLevel(const QString &id);
/// Returns the names of the recovery files, or of the lock files, in the program's folder.
QStringList recoveryFiles();
QStringList lockFiles();
