#pragma once

#include "gamecore/level/level.h"

#include <optional>

/// A version of a level given to a call: a file, `-` for standard input, or none, which is how git denotes new or
/// deleted files.
struct LevelVersion {
    std::optional<Level> level; ///< std::nullopt if there is none or it cannot be read
    bool isUnreadable = false;  ///< the reason was printed on standard error
    bool isForeignMap = false;  ///< a Tiled map, whatever the file's name is

    bool isThere() const { return level.has_value(); }
};

/// True if this is git's name for a missing file.
bool isNoFile(const QString &path);
/// Reads a version. `name` is used in messages, and its extension determines the format; if empty, the path is used.
/// Files of a map may also lie in `trusted` folders.
LevelVersion versionFrom(const QString &path, const Catalogue &catalogue, const QStringList &trusted,
                         const QString &name = {});
/// Reads a file or standard input up to the size limit of levels. Issues have the grade for unreadable files.
std::optional<QByteArray> bytesFrom(const QString &path, IssueList &issues);
