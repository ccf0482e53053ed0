#pragma once

#include <QStringList>

/// Levels that are compiled in, in the order in which they are shown.
QStringList shippedLevels();
/// The same of campaigns.
QStringList shippedCampaigns();
/// A path that means the same wherever the program is started: absolute, unless it is that of a shipped file.
QString lastingPath(const QString &path);
