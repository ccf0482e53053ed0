#include "app/games/writequeue.h"

#include <QMutexLocker>

#include <algorithm>
#include <utility>

WriteQueue::WriteQueue(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

WriteQueue::~WriteQueue()
{
    flush();
    const QSignalBlocker quiet(this); // receivers may already be destroyed
    writeRest();
}

void WriteQueue::add(const QString &path, Write write)
{
    auto shared = std::make_shared<const Write>(std::move(write));
    {
        const QMutexLocker lock(&m_mutex);
        std::erase_if(m_jobs, [&path](const Job &job) { return job.path == path; });
        m_jobs.push_back({path, std::move(shared)});
    }
    m_pool.start([this] { run(); });
}

std::optional<SaveFault> WriteQueue::addAndWait(const QString &path, Write write)
{
    add(path, std::move(write));
    flush();
    return isUnwritten(path) ? m_fault : std::nullopt;
}

void WriteQueue::retry()
{
    const QMutexLocker lock(&m_mutex);
    for (Job &job : m_jobs) {
        job.isDue = true;
    }
    m_pool.start([this] { run(); });
}

std::optional<SaveFault> WriteQueue::writeRest()
{
    retry();
    flush();
    return m_jobs.empty() ? std::nullopt : m_fault;
}

bool WriteQueue::drop(const QString &path)
{
    bool wasUnwritten = false;
    {
        const QMutexLocker lock(&m_mutex);
        wasUnwritten = std::erase_if(m_jobs, [&path](const Job &job) { return job.path == path; }) > 0;
    }
    flush();
    return wasUnwritten;
}

bool WriteQueue::isUnwritten(const QString &path) const
{
    const QMutexLocker lock(&m_mutex);
    return std::any_of(m_jobs.begin(), m_jobs.end(), [&path](const Job &job) { return job.path == path; });
}

/// Returns the oldest waiting job, which stays in the list until it is done.
std::optional<WriteQueue::Job> WriteQueue::takeDue()
{
    const QMutexLocker lock(&m_mutex);
    const auto due = std::find_if(m_jobs.begin(), m_jobs.end(), [](const Job &job) { return job.isDue; });
    if (due == m_jobs.end()) {
        return std::nullopt;
    }
    due->isDue = false;
    return *due;
}

void WriteQueue::run()
{
    while (const std::optional<Job> job = takeDue()) {
        finish(*job, (*job->write)());
    }
}

void WriteQueue::finish(const Job &job, const std::optional<SaveFault> &fault)
{
    {
        const QMutexLocker lock(&m_mutex);
        const auto same =
            std::find_if(m_jobs.begin(), m_jobs.end(), [&job](const Job &other) { return other.write == job.write; });
        if (fault) {
            m_fault = fault;
            if (same != m_jobs.end()) {
                same->hasFailed = true;
            }
        } else {
            if (same != m_jobs.end()) {
                m_jobs.erase(same);
            }
            for (Job &other : m_jobs) {
                other.isDue = true;
            }
        }
    }
    if (!fault) {
        Q_EMIT written(job.path);
    } else if (!job.hasFailed) {
        Q_EMIT failed(job.path, *fault);
    }
}
