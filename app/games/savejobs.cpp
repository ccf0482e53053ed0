#include "app/games/savejobs.h"

#include <QMutexLocker>

#include <algorithm>
#include <utility>

void SaveJobs::removeFrom(std::vector<Job> &jobs, const QString &id)
{
    std::erase_if(jobs, [&id](const Job &job) { return job.id == id; });
}

void SaveJobs::add(Job job)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_waiting, job.id);
    m_waiting.push_back(std::move(job));
}

std::optional<SaveJobs::Job> SaveJobs::take()
{
    const QMutexLocker lock(&m_mutex);
    if (m_waiting.empty()) {
        return std::nullopt;
    }
    std::optional<Job> first = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    return first;
}

void SaveJobs::rest(Job job, const SaveFault &fault)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_resting, job.id);
    job.restsSince = job.restsSince.isValid() ? job.restsSince : QDateTime::currentDateTime();
    m_resting.push_back(std::move(job));
    m_fault = fault;
}

void SaveJobs::noteDone(const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_resting, id);
    m_fault.reset();
    wake();
}

void SaveJobs::tryAgain()
{
    const QMutexLocker lock(&m_mutex);
    wake();
}

/// The mutex is held.
void SaveJobs::wake()
{
    for (Job &resting : std::exchange(m_resting, {})) {
        const auto isNewer = [&resting](const Job &waiting) { return waiting.id == resting.id; };
        if (std::none_of(m_waiting.begin(), m_waiting.end(), isNewer)) {
            m_waiting.push_back(std::move(resting));
        }
    }
}

void SaveJobs::drop(const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_waiting, id);
    removeFrom(m_resting, id);
}

std::optional<SaveFault> SaveJobs::fault() const
{
    const QMutexLocker lock(&m_mutex);
    return m_resting.empty() ? std::nullopt : m_fault;
}

std::optional<Game> SaveJobs::restingGame(const QString &id) const
{
    const QMutexLocker lock(&m_mutex);
    const auto found = std::find_if(m_resting.begin(), m_resting.end(), [&id](const Job &job) { return job.id == id; });
    return found == m_resting.end() ? std::nullopt : std::optional(found->game);
}

void SaveJobs::eachResting(const std::function<void(const Job &)> &look) const
{
    const QMutexLocker lock(&m_mutex);
    for (const Job &job : m_resting) {
        look(job);
    }
}
