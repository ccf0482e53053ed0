#pragma once

#include <QStringList>

/// Returns the folders outside of a map's project from which the user allowed reading files. An empty list if `path` is
/// not a Tiled map. Reads the settings only for maps.
QStringList trustedFolders(const QString &path);
/// Adds folders to the settings, for all maps read later.
void trustFolders(const QStringList &folders);
