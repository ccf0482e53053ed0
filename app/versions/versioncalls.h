#pragma once

// app/versions: the command-line calls diff and merge: versions of a level compared and combined.

#include "gamecore/level/level.h"

#include <QStringList>

#include <optional>

// Like the calls in app/cli/commands.h, runDiff() and runMerge() take the arguments after the name of the call and
// return the exit code. `docs/git.md` describes how git uses the calls.

/// Compares two versions. Needs a QGuiApplication, on any platform, for drawing a picture.
int runDiff(const QStringList &arguments);
/// Merges the changes of two versions since their common ancestor.
int runMerge(const QStringList &arguments);

/// A version of a level, given to a call as a file or as `-` for standard input. There may be no level: if a file is
/// new or was deleted, git passes a special name for the missing file (isNoFile()).
struct LevelVersion {
    std::optional<Level> level; ///< std::nullopt if there is no level or it cannot be read
    bool isUnreadable = false;  ///< the level cannot be read; the reason was printed on standard error
    bool isForeignMap = false;  ///< a Tiled map, whatever the file's name is

    bool isThere() const { return level.has_value(); }
};

/// True if `path` is git's name for a missing file.
bool isNoFile(const QString &path);
/// Reads a version. `name` is used in messages, and its extension determines the format; if `name` is empty, `path` is
/// used instead. The files of a Tiled map may also lie in `trusted` folders.
LevelVersion versionFrom(const QString &path, const Catalogue &catalogue, const QStringList &trusted,
                         const QString &name = {});
/// Reads a file or standard input (`-`), up to the size limit of levels. std::nullopt if it cannot be read; `issues`
/// then say why.
std::optional<QByteArray> bytesFrom(const QString &path, IssueList &issues);
