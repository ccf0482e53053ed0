#include "editor/storage/backgroundjob.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

BackgroundJob::BackgroundJob(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_debounce.setSingleShot(true);
    connect(&m_debounce, &QTimer::timeout, this, [this] { std::exchange(m_begin, {})(); });
}

BackgroundJob::~BackgroundJob()
{
    cancel();
    m_pool.waitForDone();
}

void BackgroundJob::start(Work work)
{
    cancel();
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, isCancelled = m_isCancelled, work = std::move(work)] {
        if (*isCancelled) {
            return;
        }
        work(*isCancelled, [&](std::function<void()> call) { post(isCancelled, std::move(call)); });
        post(isCancelled, [this] {
            m_isCancelled.reset();
            Q_EMIT finished();
        });
    });
}

void BackgroundJob::startAfter(int ms, std::function<void()> begin)
{
    cancel();
    m_begin = std::move(begin);
    m_debounce.start(ms);
}

/// The flag is set only in the thread of the job, so results of cancelled work never arrive.
void BackgroundJob::post(const Flag &isCancelled, std::function<void()> call)
{
    const auto callIfWanted = [isCancelled, call = std::move(call)] {
        if (!*isCancelled) {
            call();
        }
    };
    QMetaObject::invokeMethod(this, callIfWanted, Qt::QueuedConnection);
}

void BackgroundJob::cancel()
{
    m_debounce.stop();
    m_begin = {};
    if (m_isCancelled) {
        *m_isCancelled = true;
        m_isCancelled.reset();
        m_pool.clear(); // waiting work would only keep its copies alive
    }
}

namespace {

constexpr std::chrono::milliseconds toldEvery{100};

} // namespace

void forEachInParallel(qint64 count, int threads, const std::atomic<bool> &isCancelled,
                       const std::function<void(qint64 item, int thread)> &work, const std::function<void()> &tell)
{
    std::atomic<qint64> next = 0;
    std::mutex mutex;
    std::condition_variable ended;
    int working = 0; // protected by the mutex, like the next ones
    std::exception_ptr thrown;
    const auto workOn = [&](int thread) {
        std::exception_ptr caught;
        try {
            for (qint64 item = next++; item < count && !isCancelled; item = next++) {
                work(item, thread);
            }
        } catch (...) {
            caught = std::current_exception();
            next = count;
        }
        const std::lock_guard lock(mutex);
        thrown = caught ? caught : thrown;
        --working;
        ended.notify_all();
    };
    std::vector<std::jthread> started;
    const qint64 wanted = std::min<qint64>(count, std::max(1, threads));
    started.reserve(std::size_t(wanted));
    std::unique_lock lock(mutex);
    try {
        for (int thread = 0; thread < wanted; ++thread) {
            started.emplace_back(workOn, thread);
            ++working;
        }
    } catch (const std::system_error &) { // the system cannot create another thread
        if (started.empty()) {
            ++working;
            lock.unlock();
            workOn(0);
            lock.lock();
        }
    }
    while (!ended.wait_for(lock, toldEvery, [&working] { return working == 0; })) {
        if (tell) {
            lock.unlock();
            tell();
            lock.lock();
        }
    }
    if (thrown) {
        std::rethrow_exception(thrown);
    }
}
