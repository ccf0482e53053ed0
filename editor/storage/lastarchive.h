#pragma once

#include "editor/storage/diskstate.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"

#include <QMutex>

#include <atomic>
#include <functional>
#include <memory>

/// Reads files, also those within archives (gamecore/packing/bundlefile.h), of which the one read last stays unpacked:
/// all that is read of it unpacks it once, until it is another file. Any thread may call, and may wait for the disk:
/// one archive is unpacked at a time, and who asks for another one, or the same, meanwhile waits for that.
class LastArchive {
public:
    /// Unpacks an archive as readBundle() does.
    using Unpack = std::function<std::optional<std::vector<ArchiveEntry>>(const QString &archive, IssueList &issues)>;

    explicit LastArchive(Unpack unpack = readBundle);

    /// As readFileOrEntry().
    std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues);
    /// The same as a function, which must not outlive this.
    ByteReader reader();
    /// As ::readCampaign().
    ReadCampaign readCampaign(const QString &path);

    /// Gives its memory back. What was asked for before and is still being read does not stay unpacked either. Waits
    /// for nothing.
    void forget();

private:
    using Files = std::shared_ptr<const std::vector<ArchiveEntry>>;
    Files filesOf(const QString &archive, IssueList &issues);
    Files unpacked(const QString &archive, IssueList &issues);
    Files known(const QString &archive) const;
    void keep(const QString &archive, const DiskState &stamp, Files files);

    Unpack m_unpack;
    std::atomic<int> m_forgettings = 0;
    QMutex m_unpacking;     ///< held while an archive is unpacked
    mutable QMutex m_mutex; ///< of what follows; never held while something is read
    QString m_archive;
    DiskState m_stamp; ///< of it before it was read
    Files m_files;
};
