#pragma once

#include <QStringList>

/// Levels that are compiled in, in the order in which they are shown.
QStringList shippedLevels();
/// A path that means the same wherever the program is started: absolute, unless it is that of a shipped file.
QString lastingPath(const QString &path);
/// Campaigns that can be offered: those that are compiled in, one's own, then those opened last that are still there.
QStringList knownCampaigns();
