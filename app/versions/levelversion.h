#pragma once

#include "gamecore/level/level.h"

#include <optional>

/// A version of a level that a call was given: a file, `-` for standard input, or nothing, as git names it for files
/// that are new or gone.
struct LevelVersion {
    std::optional<Level> level; ///< nothing: there is none, or it cannot be read
    bool isUnreadable = false;  ///< why is told on standard error
    bool isForeignMap = false;  ///< of Tiled, whatever the file is called

    bool isThere() const { return level.has_value(); }
};

/// Whether git names a file so that is not there.
bool isNoFile(const QString &path);
/// Reads a version. `name` is what it is called in messages, and by whose ending it is read; empty: its path.
/// Files of a map may also lie in `trusted` folders.
LevelVersion versionFrom(const QString &path, const Catalogue &catalogue, const QStringList &trusted,
                         const QString &name = {});
/// The bytes of a file or of standard input, as far as a level may be long; findings are of the unreadable grade.
std::optional<QByteArray> bytesFrom(const QString &path, IssueList &issues);
