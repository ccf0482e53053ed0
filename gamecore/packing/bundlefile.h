#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/packing/archive.h"

#include <functional>
#include <optional>

/// Bundles, and the files in them. A bundle, `NAME.mazewright`, is a zip archive with a campaign and its levels
/// (docs/sharing.md). The path of a file in a bundle treats the bundle as a folder: `road.mazewright/01.level.json`.
/// Readers and saved games use these paths.

/// Maximum size of a bundle, in bytes.
inline constexpr qint64 largestBundle = 64LL * 1024 * 1024;

/// True if a path has the extension of a bundle.
bool isBundlePath(const QString &path);
/// Returns the beginning of a file's path that is the path of an existing bundle; empty if the file is not in a bundle.
QString bundleAround(const QString &path);

/// Unpacks all files of a bundle. std::nullopt with an issue if that fails.
std::optional<std::vector<ArchiveEntry>> readBundle(const QString &path, IssueList &issues);
/// Returns the contents of a file in an unpacked bundle. std::nullopt with an issue if it is missing or larger than
/// `largest` bytes.
std::optional<QByteArray> bytesOfEntry(const std::vector<ArchiveEntry> &entries, const QString &name, qint64 largest,
                                       IssueList &issues);

/// Reads a file as readFile() (gamecore/base/files.h) does, or a file in a bundle. Each call unpacks the whole bundle.
std::optional<QByteArray> readFileOrEntry(const QString &path, qint64 largest, IssueList &issues);
/// Callback that reads a file like readFileOrEntry(), but may cache unpacked bundles.
using ByteReader = std::function<std::optional<QByteArray>(const QString &path, qint64 largest, IssueList &issues)>;
