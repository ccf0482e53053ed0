#include "editor/fileactions/foundcampaigns.h"

#include "editor/storage/campaignchange.h"

#include <QDir>
#include <QFileInfo>

namespace {

/// Reads archives in a worker thread.
struct ArchiveReader {
    std::shared_ptr<LastArchive> archive;

    std::optional<ReadCampaign> read(const QString &path, const std::atomic<bool> & /*isCancelled*/) const
    {
        return archive->readCampaign(path);
    }
};

} // namespace

FoundCampaigns::FoundCampaigns(std::shared_ptr<LastArchive> archive)
    : m_archive(std::move(archive)),
      m_archives([this](const QString &path, const ReadCampaign &read) { takeRead(path, read); })
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
    attend();
}

CampaignAround FoundCampaigns::around(const QString &level)
{
    find(level);
    if (level.isEmpty() || isPending()) {
        return {.isPending = !level.isEmpty()};
    }
    ReadCampaign read = this->read();
    const bool isListed = read.campaign && read.campaign->placeOf(wholePath(level)) >= 0;
    return isListed ? CampaignAround{.campaign = std::move(read.campaign)} : CampaignAround();
}

void FoundCampaigns::choose(int index)
{
    m_path = m_paths.value(index);
    attend();
}

void FoundCampaigns::follow(const CampaignChange &change)
{
    m_paths.removeAll(change.after ? QString() : change.file);
    if (!m_paths.contains(change.path)) {
        m_paths.prepend(change.path);
    }
    m_path = change.path;
    attend();
}

void FoundCampaigns::attend()
{
    watch();
    readArchive();
}

void FoundCampaigns::watch()
{
    const QString level = m_level.isEmpty() ? QString() : wholePath(m_level);
    const QString folder = level.isEmpty() ? QString() : QFileInfo(sourceOf(level)).path();
    const QString above = QFileInfo(folder).path();
    m_watch.setPaths(folder.isEmpty() ? QStringList{m_path} : QStringList{folder, above, m_path});
}

/// Starts reading the chosen archive. Emits nothing if it is cached, since the caller reads it next.
void FoundCampaigns::readArchive()
{
    const bool isArchive = isInOneFile(m_path);
    const ReadCampaign *known = isArchive ? m_archives.known(m_path) : nullptr;
    if (isArchive && !known) {
        m_archives.request({m_path}, [archive = m_archive] { return ArchiveReader{archive}; });
        return;
    }
    m_archives.cancel(); // stops reading the former choice
    if (known) {
        m_readPath = m_path;
        m_read = *known;
    } else {
        m_archive->forget();
    }
}

void FoundCampaigns::takeRead(const QString &path, const ReadCampaign &read)
{
    if (path == m_path) {
        m_readPath = path;
        m_read = read;
        Q_EMIT archiveRead();
    }
}

QStringList FoundCampaigns::names() const
{
    QStringList names;
    for (const QString &path : m_paths) {
        const bool isFile = isCampaignFile(path) || isInOneFile(path);
        const std::optional<Campaign> campaign = isFile ? readAt(path).campaign : std::optional<Campaign>();
        names.append(campaign ? campaign->name
                     : isFile ? QFileInfo(path).fileName()
                              : tr("Folder “%1”").arg(QDir(path).dirName()));
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
    return path == m_readPath ? m_read : ReadCampaign();
}

bool FoundCampaigns::isPending() const
{
    return isInOneFile(m_path) && m_path != m_readPath;
}
