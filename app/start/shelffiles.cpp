#include "app/start/shelffiles.h"

#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"

namespace {

QStringList withoutGone(QStringList opened, const FoundFiles &found)
{
    opened.removeIf([&found](const QString &path) { return found.gone.contains(path); });
    return opened;
}

/// Joins shipped files, the user's own, and opened files that still exist, without duplicates.
QStringList inOrder(const QStringList &shipped, const QStringList &own, const QStringList &opened,
                    const FoundFiles &found)
{
    QStringList paths = found.hasLooked ? shipped + own + withoutGone(opened, found) : shipped;
    paths.removeDuplicates();
    return paths;
}

} // namespace

QStringList openedFiles()
{
    const Settings settings;
    const QStringList known = settings.recentLevels() + settings.recentCampaigns();
    QStringList files = settings.recentFiles();
    files.removeIf([&known](const QString &path) { return !known.contains(path); });
    files += known; // including those from versions without a common order
    files.removeDuplicates();
    return files;
}

QStringList existingOpenedFiles(const FoundFiles &found)
{
    QStringList paths = withoutGone(openedFiles(), found);
    paths.removeDuplicates();
    return paths;
}

QStringList campaignsToShow(const FoundFiles &found)
{
    return inOrder(shippedCampaigns(), found.campaigns, Settings().recentCampaigns(), found);
}

QStringList levelsToShow(const FoundFiles &found)
{
    return inOrder(shippedLevels(), found.levels, Settings().recentLevels(), found);
}
