#include "editor/storage/backgroundjob.h"

#include <utility>

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

/// The flag is set in the thread of the job alone, so what was cancelled before never arrives after.
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
        m_pool.clear(); // work that waits would only keep its copies
    }
}
