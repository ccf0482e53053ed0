#pragma once

#include <QStringList>

/// Returns the folders from which the user allows Tiled maps to read files, in addition to their own projects. These
/// are the same for all maps. An empty list if `path` is not a Tiled map; the settings are then not read.
QStringList trustedFolders(const QString &path);
/// Adds folders to those from which all maps may read files, and stores them in the settings.
void trustFolders(const QStringList &folders);
