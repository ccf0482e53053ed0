#include "editor/storage/parallel.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace {

constexpr std::chrono::milliseconds toldEvery{100};

} // namespace

void forEachInParallel(qint64 count, int threads, const std::atomic<bool> &isCancelled,
                       const std::function<void(qint64 item, int thread)> &work, const std::function<void()> &tell)
{
    std::atomic<qint64> next = 0;
    std::mutex mutex;
    std::condition_variable ended;
    int working = 0; // while the mutex is held, as the next
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
    } catch (const std::system_error &) { // there is no room for another thread
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
