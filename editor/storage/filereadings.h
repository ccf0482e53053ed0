#pragma once

#include "editor/storage/diskstate.h"
#include "editor/storage/latestjob.h"

#include <QHash>

#include <optional>
#include <utility>

/// Facts about files, each a `T`, read in another thread. A file that has not changed since is not read again; one
/// within an archive is another one once the archive is.
template<typename T>
class FileReadings {
public:
    /// Whether something still holds although its file has not changed.
    using Holds = std::function<bool(const T &known)>;
    using Tell = std::function<void(const QString &path, const T &told)>;

    explicit FileReadings(Tell tell) : m_tell(std::move(tell)) {}

    /// Null if it is not known, or the file is another one by now.
    const T *known(const QString &path) const
    {
        const auto found = m_known.constFind(path);
        return found != m_known.cend() && found->first == sourceStampOf(path) ? &found->second : nullptr;
    }

    /// Tells of each, at once of those that are known; what was asked for before is no longer wanted. `makeReader` is
    /// called in the other thread, with copies of all that it needs; its `read(path, isCancelled)` gives a T or
    /// nothing.
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
        m_job.start([this, wanted, makeReader](const std::atomic<bool> &isCancelled, const LatestJob::Tell &tell) {
            const auto reader = makeReader();
            for (const QString &path : wanted) {
                const DiskState stamp = sourceStampOf(path);
                const std::optional<T> told = isCancelled ? std::nullopt : reader.read(path, isCancelled);
                if (told) {
                    tell([this, path, stamp, told] {
                        m_known.insert(path, {stamp, *told});
                        m_tell(path, *told);
                    });
                }
            }
        });
    }

    /// What was asked for is no longer wanted.
    void cancel() { m_job.cancel(); }

private:
    Tell m_tell;
    QHash<QString, std::pair<DiskState, T>> m_known; ///< by path
    LatestJob m_job;
};
