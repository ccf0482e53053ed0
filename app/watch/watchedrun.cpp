#include "app/watch/watchedrun.h"

#include <algorithm>

void WatchedRun::show(LoadedRun loaded, qint64 at)
{
    Q_ASSERT(loaded.run && loaded.timeline);
    m_loaded = std::move(loaded);
    m_log.clear();
    m_loaded.timeline->seek(0);
    m_log.seek(*m_loaded.timeline, qBound(qint64(0), at, last()));
    Q_EMIT begun();
}

void WatchedRun::seek(qint64 at)
{
    const qint64 from = this->at();
    const qint64 to = qBound(qint64(0), at, last());
    if (to != from) {
        m_log.seek(*m_loaded.timeline, to);
        Q_EMIT moved(from);
    }
}

void WatchedRun::retell()
{
    m_log.clear();
    const qint64 here = at();
    m_loaded.timeline->seek(0);
    m_log.seek(*m_loaded.timeline, here);
    Q_EMIT moved(here);
}

std::optional<qint64> WatchedRun::nextMark() const
{
    const std::vector<RunMark> &marks = timeline().marks();
    const auto next =
        std::find_if(marks.begin(), marks.end(), [this](const RunMark &mark) { return mark.beat > at(); });
    return next == marks.end() ? std::nullopt : std::optional(next->beat);
}

std::optional<qint64> WatchedRun::previousMark() const
{
    const std::vector<RunMark> &marks = timeline().marks();
    const auto before =
        std::find_if(marks.rbegin(), marks.rend(), [this](const RunMark &mark) { return mark.beat < at(); });
    return before == marks.rend() ? std::nullopt : std::optional(before->beat);
}
