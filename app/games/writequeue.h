#pragma once

#include "gamecore/base/files.h"

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <vector>

/// Files of played games on their way to the disk, written one after the other in a thread of their own. A file that
/// cannot be written waits until another one could be written or until writeRest(), so that a full disk takes no game
/// away. Owners declare it behind all that their jobs use: its destructor writes the rest.
class WriteQueue : public QObject {
    Q_OBJECT

public:
    /// Writes a file, or leaves the old one as it was and says why. It runs in the thread of the queue, again after
    /// each failure.
    using Write = std::function<std::optional<SaveFault>()>;

    explicit WriteQueue(QObject *parent = nullptr);
    /// Tries everything once more.
    ~WriteQueue() override;

    /// Writes a file soon, in place of what waits for the same path. Any thread may call.
    void add(const QString &path, Write write);
    /// The same, and waits for it. Returns why it cannot be written yet.
    std::optional<SaveFault> addAndWait(const QString &path, Write write);
    /// Waits until everything was tried.
    void flush() const { m_pool.waitForDone(); }
    /// Tries what could not be written again, soon.
    void retry();
    /// Tries it again and waits. Returns why something still cannot be written; std::nullopt if all is on the disk.
    std::optional<SaveFault> writeRest();
    /// Takes a file out, and waits if it is being written just now. True if it was not on the disk yet.
    bool drop(const QString &path);
    /// True if a file waits, is being written or could not be written.
    bool isUnwritten(const QString &path) const;

Q_SIGNALS:
    // Sent by the thread that writes; receivers that are connected in the usual way get them in their own.
    void written(const QString &path);
    /// A file could not be written. Sent once for each add(), however often it is tried.
    void failed(const QString &path, const SaveFault &fault);

private:
    struct Job {
        QString path;
        std::shared_ptr<const Write> write;
        bool isDue = true;
        bool hasFailed = false;
    };

    std::optional<Job> takeDue();
    void run();
    void finish(const Job &job, const std::optional<SaveFault> &fault);

    mutable QMutex m_mutex;
    std::vector<Job> m_jobs;          ///< at most one for each path, until it is written; guarded by m_mutex
    std::optional<SaveFault> m_fault; ///< of the last job that failed; guarded by m_mutex
    mutable QThreadPool m_pool;       ///< of one thread
};
