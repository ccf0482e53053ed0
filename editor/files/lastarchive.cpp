#include "editor/files/lastarchive.h"

#include "gamecore/base/files.h"

#include <QFileInfo>
#include <QMutexLocker>

std::optional<QByteArray> LastArchive::readFile(const QString &path, qint64 largest, IssueList &issues)
{
    const QString archive = bundleAround(path);
    if (archive.isEmpty()) {
        return ::readFile(path, largest, issues);
    }
    const Files files = filesOf(archive, issues);
    return files ? bytesOfEntry(*files, path.sliced(archive.size() + 1), largest, issues) : std::nullopt;
}

ReadCampaign LastArchive::readCampaign(const QString &path)
{
    if (!isBundlePath(path) || QFileInfo(path).isDir()) {
        return ::readCampaign(path);
    }
    ReadCampaign unread;
    if (const Files files = filesOf(path, unread.issues)) {
        return campaignOfBundle(path, *files);
    }
    unread.issues.setFile(path);
    return unread;
}

void LastArchive::forget()
{
    Files freed; // once the lock is gone
    const QMutexLocker lock(&m_mutex);
    m_archive.clear();
    freed.swap(m_files);
}

LastArchive::Files LastArchive::filesOf(const QString &archive, IssueList &issues)
{
    const DiskState stamp = diskStampOf(archive);
    if (Files files = known(archive, stamp)) {
        return files;
    }
    forget(); // two may need more memory than there is
    std::optional<std::vector<ArchiveEntry>> read = readBundle(archive, issues);
    if (!read) {
        return nullptr;
    }
    auto files = std::make_shared<const std::vector<ArchiveEntry>>(*std::move(read));
    const QMutexLocker lock(&m_mutex);
    m_archive = archive;
    m_stamp = stamp;
    m_files = files;
    return files;
}

LastArchive::Files LastArchive::known(const QString &archive, const DiskState &stamp) const
{
    const QMutexLocker lock(&m_mutex);
    return m_archive == archive && m_stamp == stamp ? m_files : nullptr;
}
