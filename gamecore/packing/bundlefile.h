#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/packing/archive.h"

#include <functional>
#include <optional>

/// Files within bundles, `NAME.mazewright`: zip archives that hold a campaign with its levels (docs/sharing.md). What a
/// bundle holds has a path as if the bundle were a folder, `road.mazewright/01.level.json`, by which it is read, and by
/// which saved games refer to it.

/// The largest bundle that is read, in bytes.
inline constexpr qint64 largestBundle = 64LL * 1024 * 1024;

/// Whether a path is that of a bundle by its ending.
bool isBundlePath(const QString &path);
/// The bundle that such a path leads into; empty for a path that leads into none.
QString bundleAround(const QString &path);

/// The files of a bundle; nothing with an issue if it cannot be read.
std::optional<std::vector<ArchiveEntry>> readBundle(const QString &path, IssueList &issues);
/// The bytes of one of the files of a bundle; nothing with an issue if it has none of that name, or a larger one.
std::optional<QByteArray> bytesOfEntry(const std::vector<ArchiveEntry> &entries, const QString &name, qint64 largest,
                                       IssueList &issues);

/// As readFile() (gamecore/base/files.h), also of a file within a bundle.
std::optional<QByteArray> readFileOrEntry(const QString &path, qint64 largest, IssueList &issues);
/// Does the same, and may know what it has unpacked before.
using ByteReader = std::function<std::optional<QByteArray>(const QString &path, qint64 largest, IssueList &issues)>;
