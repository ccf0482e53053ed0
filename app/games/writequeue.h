#pragma once

#include "gamecore/base/files.h"

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <vector>

/// A queue of files of played games, which are written one after the other in a worker thread. A failed file is retried
/// after another one was written, and by retry() and writeRest(), so that no game is lost if the disk is full for a
/// while. Owners must declare the queue after everything that its jobs use, because its destructor writes the rest.
class WriteQueue : public QObject {
    Q_OBJECT

public:
    /// A function that writes a file. On failure, it keeps the old file and returns the reason. It is called in the
    /// queue's thread, and again after each failure.
    using Write = std::function<std::optional<SaveFault>()>;

    explicit WriteQueue(QObject *parent = nullptr);
    /// Tries to write everything once more, and waits.
    ~WriteQueue() override;

    /// Queues a file, in place of a waiting job for the same path. Any thread may call this.
    void add(const QString &path, Write write);
    /// Queues a file and waits. Returns why the file cannot be written yet; std::nullopt on success.
    std::optional<SaveFault> addAndWait(const QString &path, Write write);
    /// Waits until every job was tried once.
    void flush() const { m_pool.waitForDone(); }
    /// Queues the failed jobs again.
    void retry();
    /// Retries the failed jobs and waits. Returns why a file still cannot be written; std::nullopt if all files are on
    /// the disk.
    std::optional<SaveFault> writeRest();
    /// Removes the job of a file. Waits like flush(), because the job may be running. True if there was a job.
    bool drop(const QString &path);
    /// True if a file is queued, being written or failed.
    bool isUnwritten(const QString &path) const;

Q_SIGNALS:
    // Both signals are emitted by the writing thread; receivers with automatic connections are called in their own
    // thread.
    void written(const QString &path);
    /// Emitted at the first failure of each added job, but not at failed retries.
    void failed(const QString &path, const SaveFault &fault);

private:
    struct Job {
        QString path;
        std::shared_ptr<const Write> write;
        bool isDue = true;      ///< waits to be tried
        bool hasFailed = false; ///< an attempt has failed, and failed() was emitted
    };

    std::optional<Job> takeDue();
    void run();
    void finish(const Job &job, const std::optional<SaveFault> &fault);

    mutable QMutex m_mutex;
    std::vector<Job> m_jobs;          ///< at most one per path, until written; guarded by m_mutex
    std::optional<SaveFault> m_fault; ///< reason of the last failure; guarded by m_mutex
    mutable QThreadPool m_pool;       ///< with one thread
};
