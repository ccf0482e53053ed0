#include "app/start/shelffiles.h"

#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "gamecore/base/files.h"
#include "gamecore/packing/bundlefile.h"

#include <QFileInfo>

QStringList campaignsToShow(const QStringList &own)
{
    QStringList paths;
    QStringList others;
    for (const QString &path : knownCampaigns()) {
        (isShippedFile(path) ? paths : others).append(path);
    }
    paths += own + others;
    paths.removeDuplicates();
    return paths;
}

QStringList openedLast()
{
    QStringList paths = Settings().recentLevels() + Settings().recentCampaigns();
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path) && bundleAround(path).isEmpty(); });
    paths.removeDuplicates();
    return paths;
}
