#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/packing/archive.h"

#include <functional>
#include <optional>

/// Files within bundles, `NAME.mazewright`: zip archives with a campaign and its levels (docs/sharing.md). Their paths
/// treat the bundle as a folder, `road.mazewright/01.level.json`. Readers and saved games use these paths.

/// Maximum size of a bundle, in bytes.
inline constexpr qint64 largestBundle = 64LL * 1024 * 1024;

/// True if a path has the extension of a bundle.
bool isBundlePath(const QString &path);
/// Returns the bundle that contains a path; empty if there is none.
QString bundleAround(const QString &path);

/// Reads the files of a bundle. std::nullopt with an issue if that fails.
std::optional<std::vector<ArchiveEntry>> readBundle(const QString &path, IssueList &issues);
/// Returns the contents of a file in a bundle. std::nullopt with an issue if it is missing or too large.
std::optional<QByteArray> bytesOfEntry(const std::vector<ArchiveEntry> &entries, const QString &name, qint64 largest,
                                       IssueList &issues);

/// Does the same as readFile() (gamecore/base/files.h), also for files within bundles.
std::optional<QByteArray> readFileOrEntry(const QString &path, qint64 largest, IssueList &issues);
/// Callback with the same behavior, which may cache unpacked bundles.
using ByteReader = std::function<std::optional<QByteArray>(const QString &path, qint64 largest, IssueList &issues)>;
