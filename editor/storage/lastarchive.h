#pragma once

#include "editor/storage/diskstate.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"

#include <QMutex>

#include <atomic>
#include <functional>
#include <memory>

/// A reader of files, including entries of archives (gamecore/packing/bundlefile.h). It caches the archive that was
/// unpacked last. Reading many entries of an archive unpacks the archive only once, until it changes.
///
/// Any thread may call the functions; calls may wait for the disk. Only one archive is unpacked at a time, and other
/// callers wait for it.
class LastArchive {
public:
    /// Unpacks an archive like readBundle().
    using Unpack = std::function<std::optional<std::vector<ArchiveEntry>>(const QString &archive, IssueList &issues)>;

    explicit LastArchive(Unpack unpack = readBundle);

    /// Reads a file like readFileOrEntry().
    std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues);
    /// Returns readFile() as a function, which must not outlive this object.
    ByteReader reader();
    /// Reads a campaign like ::readCampaign().
    ReadCampaign readCampaign(const QString &path);

    /// Clears the cache without waiting. An archive that is being unpacked now is not cached either.
    void forget();

private:
    using Files = std::shared_ptr<const std::vector<ArchiveEntry>>;
    Files filesOf(const QString &archive, IssueList &issues);
    Files unpacked(const QString &archive, IssueList &issues);
    Files known(const QString &archive) const;
    void keep(const QString &archive, const DiskState &stamp, Files files);

    Unpack m_unpack;
    std::atomic<int> m_forgettings = 0; ///< number of calls of forget(), to detect a call during unpacking
    QMutex m_unpacking;                 ///< held while an archive is unpacked
    mutable QMutex m_mutex;             ///< protects the members below; never held during reading
    QString m_archive;                  ///< path of the cached archive; empty: none
    DiskState m_stamp;                  ///< state of the archive before it was read
    Files m_files;                      ///< unpacked entries of the cached archive
};
