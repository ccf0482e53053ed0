#include "app/start/shelffiles.h"

#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"

namespace {

/// What comes with the program, one's own, then what was opened and is not gone; each once.
QStringList inOrder(const QStringList &shipped, const QStringList &own, QStringList opened, const QStringList &gone)
{
    opened.removeIf([&gone](const QString &path) { return gone.contains(path); });
    QStringList paths = shipped + own + opened;
    paths.removeDuplicates();
    return paths;
}

} // namespace

QStringList openedFiles()
{
    return Settings().recentLevels() + Settings().recentCampaigns();
}

QStringList openedLast(const FoundFiles &found)
{
    return inOrder({}, {}, openedFiles(), found.gone);
}

QStringList campaignsToShow(const FoundFiles &found)
{
    return inOrder(shippedCampaigns(), found.campaigns, Settings().recentCampaigns(), found.gone);
}

QStringList levelsToShow(const FoundFiles &found)
{
    return inOrder(shippedLevels(), found.levels, Settings().recentLevels(), found.gone);
}
