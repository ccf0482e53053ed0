#pragma once

#include "editor/storage/backgroundjob.h"
#include "editor/storage/diskstate.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/play/campaign.h"

#include <QHash>
#include <QMutex>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

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

/// A cache of values of type `T`, one per file, which are computed from the files in a worker thread. A file is read
/// again only if the file or the archive that contains it has changed, or if its value is no longer valid (Holds).
template<typename T>
class FileFactCache {
public:
    /// True if the cached value of an unchanged file is still valid. Needed for values that depend on more than the
    /// file. Null: the value is always valid.
    using Holds = std::function<bool(const T &known)>;
    /// Receives the value of a file, in the thread of the cache.
    using Tell = std::function<void(const QString &path, const T &told)>;

    explicit FileFactCache(Tell tell) : m_tell(std::move(tell)) {}

    /// Returns the cached value; null if there is none, or if the file has changed.
    const T *known(const QString &path) const
    {
        const auto found = m_known.constFind(path);
        return found != m_known.cend() && found->first == sourceStampOf(path) ? &found->second : nullptr;
    }

    /// Passes the values of files to the callback of the constructor: valid cached values at once, all others once they
    /// have been read. Cancels the previous request. `makeReader` is called in the worker thread and must hold copies
    /// of all data it needs. The reader that it returns has a function `read(path, isCancelled)`, which returns a
    /// std::optional<T>. Files for which this is std::nullopt are skipped.
    template<typename MakeReader>
    void request(const QStringList &paths, MakeReader makeReader, const Holds &holds = {})
    {
        QStringList wanted;
        for (const QString &path : paths) {
            const T *found = known(path);
            if (found && (!holds || holds(*found))) {
                m_tell(path, T(*found));
            } else {
                wanted.append(path);
            }
        }
        if (wanted.isEmpty()) {
            m_job.cancel();
            return;
        }
        m_job.start([this, wanted, makeReader](const std::atomic<bool> &isCancelled, const BackgroundJob::Post &post) {
            const auto reader = makeReader();
            for (const QString &path : wanted) {
                const DiskState stamp = sourceStampOf(path);
                const std::optional<T> told = isCancelled ? std::nullopt : reader.read(path, isCancelled);
                if (told) {
                    post([this, path, stamp, told] {
                        m_known.insert(path, {stamp, *told});
                        m_tell(path, *told);
                    });
                }
            }
        });
    }

    /// Cancels the current request. Cached values stay.
    void cancel() { m_job.cancel(); }

private:
    Tell m_tell;
    QHash<QString, std::pair<DiskState, T>> m_known; ///< cache by path: the values with the states of their files
    BackgroundJob m_job;
};
