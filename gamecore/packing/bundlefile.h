#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/packing/archive.h"

#include <functional>
#include <optional>

/// Files within bundles, `NAME.mazewright`: zip archives with a campaign and its levels (docs/sharing.md). The path of
/// such a file treats the bundle as a folder: `road.mazewright/01.level.json`. Readers and saved games use these paths.

/// Maximum size of a bundle, in bytes.
inline constexpr qint64 largestBundle = 64LL * 1024 * 1024;

/// True if a path has the extension of a bundle.
bool isBundlePath(const QString &path);
/// Returns the path of the bundle that contains a file, by the file's path; empty if it is in none. The bundle must
/// exist.
QString bundleAround(const QString &path);

/// Unpacks all files of a bundle. std::nullopt with an issue if that fails.
std::optional<std::vector<ArchiveEntry>> readBundle(const QString &path, IssueList &issues);
/// Returns the contents of a file in an unpacked bundle. std::nullopt with an issue if it is missing or larger than
/// `largest` bytes.
std::optional<QByteArray> bytesOfEntry(const std::vector<ArchiveEntry> &entries, const QString &name, qint64 largest,
                                       IssueList &issues);

/// Does the same as readFile() (gamecore/base/files.h), also for files within bundles, which are unpacked on each call.
std::optional<QByteArray> readFileOrEntry(const QString &path, qint64 largest, IssueList &issues);
/// Callback that reads a file like readFileOrEntry(), but may cache unpacked bundles.
using ByteReader = std::function<std::optional<QByteArray>(const QString &path, qint64 largest, IssueList &issues)>;
