#pragma once

#include "editor/storage/backgroundjob.h"
#include "editor/storage/diskstate.h"

#include <QHash>

#include <optional>
#include <utility>

/// A cache of facts about files, each a `T`, read in a worker thread. A file is read again only after it, or the
/// archive that contains it, has changed.
template<typename T>
class FileReadings {
public:
    /// True if a cached value is still valid although the file has not changed.
    using Holds = std::function<bool(const T &known)>;
    using Tell = std::function<void(const QString &path, const T &told)>;

    explicit FileReadings(Tell tell) : m_tell(std::move(tell)) {}

    /// Returns the cached value; null if there is none, or if the file has changed.
    const T *known(const QString &path) const
    {
        const auto found = m_known.constFind(path);
        return found != m_known.cend() && found->first == sourceStampOf(path) ? &found->second : nullptr;
    }

    /// Reports a value for each path, cached ones immediately, and drops the previous request. `makeReader` is called
    /// in the worker thread and must hold copies of all data it needs. Its `read(path, isCancelled)` returns
    /// std::optional<T>.
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

    /// Drops the current request.
    void cancel() { m_job.cancel(); }

private:
    Tell m_tell;
    QHash<QString, std::pair<DiskState, T>> m_known; ///< cache, by path
    BackgroundJob m_job;
};
