#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

/// Work beside the window, of which only the newest request matters. The one way to run something in another thread
/// and to show what came of it:
///
/// - Debounce: startAfter() begins once no other request has come for a while.
/// - Cancel: a newer request, cancel() and the destructor set the flag that the work is given.
/// - Delivery: results arrive in the thread of the job. Those of older requests never do.
/// - Stale flag: while isStale(), what is shown is of an older request; while isRunning(), the work is under way.
///
/// Work gets copies of all that it reads. Work that the person waits for is a progressWorker()
/// (editor/widgets/progressworker.h), which runs on a job of its own. Work of many equal parts spreads these over the
/// cores with forEachInParallel() (below), on a job or without a window.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    /// Calls its argument in the thread of the job, unless there is a newer request by then: for parts of a result, and
    /// for progress. Any thread may call it while the work goes on.
    using Post = std::function<void(std::function<void()>)>;
    /// Should return soon after `isCancelled` is set.
    using Work = std::function<void(const std::atomic<bool> &isCancelled, const Post &post)>;

    explicit BackgroundJob(QObject *parent = nullptr);
    /// Cancels, and waits until the work has returned.
    ~BackgroundJob() override;

    /// Runs work that posts its results; finished() follows.
    void start(Work work);
    /// Runs `compute(isCancelled)` in the worker, then `take(result)` in the thread of the job, when the job is no
    /// longer running: `take` may begin the next request.
    template<typename Compute, typename Take>
    void run(Compute compute, Take take)
    {
        start([this, compute = std::move(compute), take = std::move(take)](const auto &isCancelled, const Post &post) {
            auto result = std::make_shared<decltype(compute(isCancelled))>(compute(isCancelled));
            post([this, take, result] {
                cancel();
                take(std::move(*result));
            });
        });
    }
    /// Cancels the work, and calls `begin` in the thread of the job once there was no other request for so many
    /// milliseconds.
    void startAfter(int ms, std::function<void()> begin);
    /// Cancels the work, or the request that waits; nothing more arrives.
    void cancel();

    bool isRunning() const { return m_isCancelled != nullptr; }
    /// True while a request of startAfter() waits.
    bool isWaiting() const { return m_debounce.isActive(); }
    bool isStale() const { return isRunning() || isWaiting(); }

Q_SIGNALS:
    /// The work of start() has posted all.
    void finished();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    void post(const Flag &isCancelled, std::function<void()> call);

    Flag m_isCancelled; ///< of the work that is running; null: none
    QTimer m_debounce;
    std::function<void()> m_begin; ///< when m_debounce ends
    QThreadPool m_pool;            ///< of one thread
};

/// Calls `work(item, thread)` for the items 0 to `count` - 1, spread over so many threads, or as many as the system has
/// room for: a thread that is done with an item takes the next one. `thread` counts from 0, for values of which each
/// thread has its own. `tell`, if it is not null, is called now and then by the calling thread.
///
/// Returns when all threads have ended. Once `isCancelled` is set no further item is begun. An exception in a thread
/// ends the work and is thrown again in the calling thread.
void forEachInParallel(qint64 count, int threads, const std::atomic<bool> &isCancelled,
                       const std::function<void(qint64 item, int thread)> &work,
                       const std::function<void()> &tell = {});
