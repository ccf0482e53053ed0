#pragma once

#include <QStringList>

/// Returns the folders outside of a map's project from which its files may be read because the user allowed it; an
/// empty list if `path` is no Tiled map. Reads the settings only for maps.
QStringList trustedFolders(const QString &path);
/// Adds folders to the settings, for all maps that are read later.
void trustFolders(const QStringList &folders);
