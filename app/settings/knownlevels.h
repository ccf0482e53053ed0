#pragma once

#include <QStringList>

/// Returns the paths of the compiled-in levels, in display order.
QStringList shippedLevels();
/// Returns the paths of the compiled-in campaigns, in display order.
QStringList shippedCampaigns();
/// Returns a path that does not depend on the working directory: absolute, except for shipped files.
QString lastingPath(const QString &path);
