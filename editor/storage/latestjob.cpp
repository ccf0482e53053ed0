#include "editor/storage/latestjob.h"

LatestJob::LatestJob(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

LatestJob::~LatestJob()
{
    cancel();
    m_pool.waitForDone();
}

void LatestJob::start(Work work)
{
    cancel();
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, isCancelled = m_isCancelled, work = std::move(work)] {
        if (*isCancelled) {
            return;
        }
        const Tell tell = [&](std::function<void()> told) { runInOwnThread(isCancelled, std::move(told)); };
        work(*isCancelled, tell);
        runInOwnThread(isCancelled, [this] { end(); });
    });
}

void LatestJob::end()
{
    m_isCancelled.reset();
    Q_EMIT finished();
}

/// The flag is set in that thread alone, so what was cancelled before is never told after.
void LatestJob::runInOwnThread(const Flag &isCancelled, std::function<void()> told)
{
    const auto runIfWanted = [isCancelled, told = std::move(told)] {
        if (!*isCancelled) {
            told();
        }
    };
    QMetaObject::invokeMethod(this, runIfWanted, Qt::QueuedConnection);
}

void LatestJob::cancel()
{
    if (m_isCancelled) {
        *m_isCancelled = true;
        m_isCancelled.reset();
        m_pool.clear(); // work that waits would only keep its copies
    }
}
