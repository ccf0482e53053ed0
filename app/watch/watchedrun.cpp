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

QString WatchedRun::glance(qint64 at, const std::function<QString(const Timeline &)> &ask)
{
    const qint64 here = this->at();
    m_loaded.timeline->seek(qBound(qint64(0), at, last()));
    const QString answer = ask(timeline());
    m_loaded.timeline->seek(here);
    return answer;
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
    const auto next = std::upper_bound(marks.begin(), marks.end(), at(),
                                       [](qint64 here, const RunMark &mark) { return here < mark.beat; });
    return next == marks.end() ? std::nullopt : std::optional(next->beat);
}

std::optional<qint64> WatchedRun::previousMark() const
{
    const std::vector<RunMark> &marks = timeline().marks();
    const auto behind = std::lower_bound(marks.begin(), marks.end(), at(),
                                         [](const RunMark &mark, qint64 here) { return mark.beat < here; });
    return behind == marks.begin() ? std::nullopt : std::optional(std::prev(behind)->beat);
}
