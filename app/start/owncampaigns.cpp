#include "app/start/owncampaigns.h"

#include "app/settings/settings.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace {

QFileInfoList campaignsDirectlyIn(const QString &folder)
{
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    files.removeIf(
        [](const QFileInfo &file) { return !isCampaignFile(file.filePath()) && !isBundlePath(file.filePath()); });
    return files;
}

QFileInfoList campaignsBelow(const QString &folder, const std::atomic<bool> &isCancelled)
{
    QFileInfoList found = campaignsDirectlyIn(folder);
    const QFileInfoList folders = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    for (qsizetype i = 0; i < qMin(folders.size(), OwnCampaigns::mostFolders) && !isCancelled; ++i) {
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

} // namespace

void OwnCampaigns::look(const QString &folder)
{
    m_job.start([this, folder](const std::atomic<bool> &isCancelled, const LatestJob::Tell &tell) {
        const QStringList found = newestOf(campaignsBelow(folder, isCancelled));
        tell([this, found] {
            if (found != m_found) {
                m_found = found;
                Q_EMIT changed();
            }
        });
    });
}

QStringList OwnCampaigns::paths() const
{
    QStringList paths = m_found;
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return paths;
}
