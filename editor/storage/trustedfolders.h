#pragma once

#include <QStringList>

/// Returns the folders outside the project of a Tiled map from which the user has allowed maps to read files. The
/// permission applies to all maps. An empty list if `path` is not a Tiled map; the settings are then not read.
QStringList trustedFolders(const QString &path);
/// Adds folders to those from which all maps may read files, and stores them in the settings.
void trustFolders(const QStringList &folders);
