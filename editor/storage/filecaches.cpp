#include "editor/storage/filecaches.h"

#include "gamecore/base/files.h"

#include <QFileInfo>
#include <QMutexLocker>

LastArchive::LastArchive(Unpack unpack) : m_unpack(std::move(unpack))
{
}

std::optional<QByteArray> LastArchive::readFile(const QString &path, qint64 largest, IssueList &issues)
{
    const QString archive = bundleAround(path);
    if (archive.isEmpty()) {
        return ::readFile(path, largest, issues);
    }
    const Files files = filesOf(archive, issues);
    return files ? bytesOfEntry(*files, path.sliced(archive.size() + 1), largest, issues) : std::nullopt;
}

ByteReader LastArchive::reader()
{
    return [this](const QString &path, qint64 largest, IssueList &issues) { return readFile(path, largest, issues); };
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
    ++m_forgettings; // first: results kept before this are removed below, later ones are not kept
    keep({}, {}, nullptr);
}

LastArchive::Files LastArchive::filesOf(const QString &archive, IssueList &issues)
{
    const int forgettings = m_forgettings;
    if (Files files = known(archive)) {
        return files;
    }
    const QMutexLocker lock(&m_unpacking);
    if (Files files = known(archive)) { // unpacked by the caller that held the lock
        return files;
    }
    keep({}, {}, nullptr); // two archives might not fit into memory
    Files files = unpacked(archive, issues);
    if (m_forgettings != forgettings) {
        keep({}, {}, nullptr);
    }
    return files;
}

LastArchive::Files LastArchive::unpacked(const QString &archive, IssueList &issues)
{
    const DiskState stamp = diskStampOf(archive);
    std::optional<std::vector<ArchiveEntry>> read = m_unpack(archive, issues);
    if (!read) {
        return nullptr;
    }
    auto files = std::make_shared<const std::vector<ArchiveEntry>>(*std::move(read));
    keep(archive, stamp, files);
    return files;
}

LastArchive::Files LastArchive::known(const QString &archive) const
{
    const DiskState stamp = diskStampOf(archive);
    const QMutexLocker lock(&m_mutex);
    return m_archive == archive && m_stamp == stamp ? m_files : nullptr;
}

void LastArchive::keep(const QString &archive, const DiskState &stamp, Files files)
{
    const QMutexLocker lock(&m_mutex); // released before the cached files
    m_archive = archive;
    m_stamp = stamp;
    m_files.swap(files);
}
