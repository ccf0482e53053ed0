#include "app/playtests/sharedwork.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace {

constexpr std::chrono::milliseconds toldEvery{100};

/// Those who work on it. A QThreadPool would wait for ever for a thread that the system did not start.
class Workers {
public:
    explicit Workers(const SharedWork &shared) : m_shared(shared) {}

    /// False if there is no room for another one.
    bool start(int thread)
    {
        change(1);
        try {
            m_threads.emplace_back([this, thread] { work(thread); });
            return true;
        } catch (const std::system_error &) {
            change(-1);
            return false;
        }
    }

    void workHere()
    {
        change(1);
        work(0);
    }

    void wait()
    {
        std::unique_lock lock(m_mutex);
        while (!m_ended.wait_for(lock, toldEvery, [this] { return m_working == 0; })) {
            lock.unlock();
            m_shared.tell();
            lock.lock();
        }
    }

private:
    void work(int thread)
    {
        m_shared.work(thread);
        change(-1);
    }

    void change(int by)
    {
        const std::lock_guard lock(m_mutex);
        m_working += by;
        m_ended.notify_all();
    }

    const SharedWork &m_shared;
    std::mutex m_mutex;
    std::condition_variable m_ended;
    int m_working = 0;                   ///< while m_mutex is held
    std::vector<std::jthread> m_threads; ///< the last: they are waited for before the rest goes
};

} // namespace

void doTogether(int threads, const SharedWork &shared)
{
    Workers workers(shared);
    int started = 0;
    while (started < threads && workers.start(started)) {
        ++started;
    }
    if (started == 0) {
        workers.workHere();
    }
    workers.wait();
}
