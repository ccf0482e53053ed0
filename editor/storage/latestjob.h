#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

/// Work in another thread of which only the newest matters: new work cancels the work before it. Work gets a copy of
/// all that it reads.
class LatestJob : public QObject {
    Q_OBJECT

public:
    /// The work calls it as often as it has something to tell: its argument runs in the thread of the job, unless there
    /// is newer work by then.
    using Tell = std::function<void(std::function<void()>)>;
    /// Should return soon after `isCancelled` is set.
    using Work = std::function<void(const std::atomic<bool> &isCancelled, const Tell &tell)>;

    explicit LatestJob(QObject *parent = nullptr);
    /// Cancels, and waits until the work has returned.
    ~LatestJob() override;

    void start(Work work);
    /// Cancels the work; nothing more is told.
    void cancel();
    /// Whether the newest work has more to tell.
    bool isRunning() const { return m_isCancelled != nullptr; }

Q_SIGNALS:
    /// The newest work has told all.
    void finished();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    void end();
    void runInOwnThread(const Flag &isCancelled, std::function<void()> told);

    Flag m_isCancelled; ///< of the work that is running; null: none
    QThreadPool m_pool;
};
