#include "app/start/ownfiles.h"

#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace {

QFileInfoList campaignsDirectlyIn(const QString &folder)
{
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    files.removeIf(
        [](const QFileInfo &file) { return !isCampaignFile(file.filePath()) && !isBundlePath(file.filePath()); });
    return files;
}

QFileInfoList campaignsInFoldersOf(const QString &folder, const std::atomic<bool> &isCancelled)
{
    QFileInfoList found;
    const QFileInfoList folders = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    for (qsizetype i = 0; i < qMin(folders.size(), OwnFiles::mostFolders) && !isCancelled; ++i) {
        found += campaignsDirectlyIn(folders.at(i).filePath());
    }
    return found;
}

QStringList newestOf(QFileInfoList files)
{
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo &one, const QFileInfo &other) {
        return one.lastModified() > other.lastModified();
    });
    QStringList paths;
    for (const QFileInfo &file : files.first(qMin<qsizetype>(files.size(), Settings::mostRecent))) {
        paths.append(file.filePath());
    }
    return paths;
}

/// Returns the newest campaigns in a folder and its subfolders, followed by all older ones directly in the folder.
QStringList campaignsBelow(const QString &folder, const std::atomic<bool> &isCancelled)
{
    const QFileInfoList direct = campaignsDirectlyIn(folder);
    QStringList paths = newestOf(direct + campaignsInFoldersOf(folder, isCancelled));
    for (const QFileInfo &file : direct) {
        paths.append(file.filePath());
    }
    paths.removeDuplicates();
    return paths;
}

/// True if a file no longer exists; for a file in an archive, if the archive does not.
bool isGone(const QString &path)
{
    return !QFileInfo::exists(path) && bundleAround(path).isEmpty();
}

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

void OwnFiles::levelMoved(const QString &from, const QString &to)
{
    std::replace(m_found.levels.begin(), m_found.levels.end(), from, to);
}

void OwnFiles::look()
{
    const auto find = [folder = Settings::ownFolder(), opened = openedFiles()](const std::atomic<bool> &isCancelled) {
        FoundFiles found{
            .hasLooked = true, .campaigns = campaignsBelow(folder, isCancelled), .levels = levelFilesIn(folder)};
        std::copy_if(opened.begin(), opened.end(), std::back_inserter(found.gone), isGone);
        return found;
    };
    m_job.run(find, [this](FoundFiles found) {
        m_found = std::move(found);
        Q_EMIT looked();
    });
}
