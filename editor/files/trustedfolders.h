#pragma once

#include <QStringList>

/// The folders outside of the projects of maps from which their files may be read, as the person allowed it.
QStringList trustedFolders();
/// Remembers folders for all later readings, in the settings of the program.
void trustFolders(const QStringList &folders);
