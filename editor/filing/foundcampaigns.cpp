#include "editor/filing/foundcampaigns.h"

#include "editor/files/campaignchange.h"
#include "gamecore/packing/bundlefile.h"

#include <QDir>
#include <QFileInfo>

FoundCampaigns::FoundCampaigns()
{
    connect(&m_watch, &FileWatch::touched, this, &FoundCampaigns::touched);
}

void FoundCampaigns::find(const QString &level)
{
    m_level = level;
    if (!level.isEmpty()) {
        m_paths = campaignsAround(level);
        if (!m_paths.contains(m_path)) {
            m_path = m_paths.first();
        }
    } else if (!QFileInfo::exists(m_path)) {
        m_paths.clear();
        m_path.clear();
    }
    watch();
}

std::optional<Campaign> FoundCampaigns::around(const QString &level)
{
    find(level);
    ReadCampaign read = level.isEmpty() ? ReadCampaign() : this->read();
    const bool isListed = read.campaign && read.campaign->placeOf(wholePath(level)) >= 0;
    return isListed ? std::move(read.campaign) : std::nullopt;
}

void FoundCampaigns::choose(int index)
{
    m_path = m_paths.value(index);
    watch();
}

void FoundCampaigns::follow(const CampaignChange &change)
{
    m_paths.removeAll(change.after ? QString() : change.file);
    if (!m_paths.contains(change.path)) {
        m_paths.prepend(change.path);
    }
    m_path = change.path;
    watch();
}

void FoundCampaigns::watch()
{
    const QString level = m_level.isEmpty() ? QString() : wholePath(m_level);
    const QString archive = bundleAround(level);
    const QString folder = level.isEmpty() ? QString() : QFileInfo(archive.isEmpty() ? level : archive).path();
    const QString above = QFileInfo(folder).path();
    m_watch.setPaths(folder.isEmpty() ? QStringList() : QStringList{folder, above, m_path});
}

QStringList FoundCampaigns::names() const
{
    QStringList names;
    for (const QString &path : m_paths) {
        const bool isFile = isCampaignFile(path) || isInOneFile(path);
        const std::optional<Campaign> campaign = isFile ? readAt(path).campaign : std::optional<Campaign>();
        names.append(campaign ? campaign->name
                     : isFile ? QFileInfo(path).fileName()
                              : tr("Folder %1").arg(QDir(path).dirName()));
    }
    return names;
}

ReadCampaign FoundCampaigns::read() const
{
    return m_path.isEmpty() ? ReadCampaign() : readAt(m_path);
}

ReadCampaign FoundCampaigns::readAt(const QString &path) const
{
    if (!isInOneFile(path)) {
        return readCampaign(path, MissingLevels::Keep);
    }
    const DiskState stamp = diskStampOf(path);
    if (m_archive.path != path || m_archive.stamp != stamp) {
        m_archive = {path, stamp, readCampaign(path)};
    }
    return m_archive.read;
}
