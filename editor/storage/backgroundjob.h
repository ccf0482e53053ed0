#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

/// A job that does one piece of work at a time in a worker thread; a newer request replaces the present one. The thread
/// that created the BackgroundJob object is called the owner thread. All background work of the editor uses this class:
///
/// - Debounce: startAfter() waits until no other request has come for a while.
/// - Cancellation: a newer request, cancel() and the destructor set the flag that the work receives.
/// - Delivery: results arrive in the owner thread. Results of older requests never arrive.
/// - Stale results: isStale() means that the results shown now belong to an older request.
///
/// Work gets copies of all data that it reads. For work that the user waits for, use progressWorker()
/// (editor/widgets/progressworker.h), which runs on a job of its own. Work on many independent items is spread over the
/// cores with forEachInParallel() (below), on a job or without a window.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    /// Calls its argument in the owner thread, unless a newer request or cancel() comes first. Used for partial results
    /// and progress. Any thread may call it while the work runs.
    using Post = std::function<void(std::function<void()>)>;
    /// Work for the worker thread. It should return soon after `isCancelled` is set.
    using Work = std::function<void(const std::atomic<bool> &isCancelled, const Post &post)>;

    explicit BackgroundJob(QObject *parent = nullptr);
    /// Cancels the work and waits until it has returned.
    ~BackgroundJob() override;

    /// Cancels the previous request and starts work, which delivers its results with Post. finished() is emitted after
    /// all results, unless the work is cancelled.
    void start(Work work);
    /// Runs `compute(isCancelled)` in the worker thread, then `take(result)` in the owner thread. isRunning() is false
    /// by then, so `take` may start the next request. finished() is not emitted.
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
    /// Cancels the previous request. Calls `begin` in the owner thread once no other request has come for `ms`
    /// milliseconds.
    void startAfter(int ms, std::function<void()> begin);
    /// Cancels the running work or the waiting request. Does not wait until the work has returned, but no more results
    /// arrive.
    void cancel();

    /// True from start() until finished() is emitted, or from run() until `take` is called. False after cancel().
    bool isRunning() const { return m_isCancelled != nullptr; }
    /// True while a request of startAfter() waits.
    bool isWaiting() const { return m_debounce.isActive(); }
    /// True while a request waits or runs, so that the latest results are outdated.
    bool isStale() const { return isRunning() || isWaiting(); }

Q_SIGNALS:
    /// The work of start() has returned, and all of its results have been delivered.
    void finished();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    void post(const Flag &isCancelled, std::function<void()> call);

    Flag m_isCancelled; ///< flag of the running work; null if none is running
    QTimer m_debounce;
    std::function<void()> m_begin; ///< the argument of startAfter() while the request waits
    QThreadPool m_pool;            ///< one worker thread
};

/// Calls `work(item, thread)` for the items 0 to `count` - 1 on up to `threads` threads, or fewer if the system refuses
/// more. Each thread takes the next item when it has finished one. `thread` is the index of the thread that makes the
/// call, from 0, so that each thread can have its own data. `tell` is a progress callback, which the calling thread
/// calls about every 100 ms; it may be null.
///
/// Returns when all threads have ended. Once `isCancelled` is set, no further item is started. An exception in a thread
/// stops the work and is rethrown in the calling thread.
void forEachInParallel(qint64 count, int threads, const std::atomic<bool> &isCancelled,
                       const std::function<void(qint64 item, int thread)> &work,
                       const std::function<void()> &tell = {});
