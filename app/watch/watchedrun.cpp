#include "app/watch/watchedrun.h"

#include "app/messages/eventtext.h"
#include "app/sound/sounds.h"
#include "gamecore/replay/replay.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

void explore(LoadedRun &loaded, Run run, const CataloguePtr &shipped, const std::atomic<bool> &isCancelled)
{
    if (Beats(run.lines).count() > mostWatchedBeats) {
        loaded.issues.add({.code = IssueCode::TooLarge}); // without a position, because it concerns the whole file
        return;
    }
    loaded.isByOtherRules = run.rulesVersion != rulesVersion;
    if (loaded.isByOtherRules) {
        return;
    }
    loaded.run = std::make_shared<const Run>(std::move(run));
    loaded.timeline = std::make_shared<Timeline>(*loaded.run, shipped);
    loaded.timeline->explore(&isCancelled);
}

} // namespace

std::optional<LoadedRun> loadRun(const QString &path, const CataloguePtr &shipped, const Worker &worker)
{
    LoadedRun loaded;
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        ReadRun read = readRunFile(path, shipped);
        loaded.issues = std::move(read.issues);
        loaded.isOfOtherLevel = read.isOfOtherLevel;
        if (read.run) {
            explore(loaded, std::move(*read.run), shipped, isCancelled);
        }
    });
    return isDone ? std::optional(std::move(loaded)) : std::nullopt;
}

std::optional<LoadedRun> loadRun(Run run, const CataloguePtr &shipped, const Worker &worker)
{
    LoadedRun loaded;
    const bool isDone =
        worker([&](const std::atomic<bool> &isCancelled) { explore(loaded, std::move(run), shipped, isCancelled); });
    return isDone ? std::optional(std::move(loaded)) : std::nullopt;
}

std::optional<Game> gameAt(const Run &run, const CataloguePtr &shipped, qint64 beats,
                           const std::atomic<bool> *isCancelled)
{
    Game game = startOf(run, shipped);
    EventList events;
    for (const RunLine &line : Beats(run.lines).linesUntil(beats)) {
        for (qint64 i = 0; i < line.times; ++i) {
            if (isSet(isCancelled)) {
                return std::nullopt;
            }
            game.play(*line.command, events);
        }
    }
    return game;
}

std::vector<LogLine> currentLogLines(const Timeline &timeline)
{
    std::vector<LogLine> lines;
    for (const Event &event : timeline.events()) {
        const Sentence sentence = retellableSentenceOf(event, timeline.events(), timeline.game().world());
        const QString text = sentence ? sentence() : QString();
        if (!text.isEmpty()) {
            lines.push_back({.text = text, .kind = kindOf(event), .event = sentence.kept()});
        }
    }
    return lines;
}

void WatchLog::setCaptions(SoundTablePtr table)
{
    m_hearing.reset();
    if (table) {
        m_hearing.emplace(std::move(table));
    }
}

void WatchLog::clear()
{
    m_lines.clear();
    m_from = 0;
    m_to = 0;
}

void WatchLog::seek(Timeline &timeline, qint64 at)
{
    const bool isKnown = at < m_to && (at - span / 2 >= m_from || m_from == 0);
    if (isKnown) {
        forgetAfter(at);
        timeline.seek(at);
        return;
    }
    if (at < m_to || at - m_to > span) {
        m_lines.clear();
        m_from = qMax(qint64(0), at - span);
        m_to = m_from;
    }
    if (timeline.at() != m_to) {
        timeline.seek(m_to);
    }
    if (m_hearing) {
        m_hearing->listen(timeline.game().world());
    }
    while (m_to < at) {
        timeline.seek(m_to + 1);
        tell(timeline);
    }
}

void WatchLog::forgetAfter(qint64 beat)
{
    while (!m_lines.empty() && m_lines.back().beat > beat) {
        m_lines.pop_back();
    }
    m_to = beat;
}

void WatchLog::tell(const Timeline &timeline)
{
    m_to = timeline.at();
    for (const LogLine &line : currentLogLines(timeline)) {
        add(line);
    }
    if (m_hearing) {
        for (const QString &caption : captionsOf(m_hearing->hear(timeline.events(), timeline.game().world()))) {
            add({.text = captionLine(caption)()});
        }
    }
    m_from = qMax(m_from, m_to - span);
    while (!m_lines.empty() && m_lines.front().beat <= m_from) {
        m_lines.pop_front();
    }
}

std::vector<LogLine> WatchLog::lines() const
{
    std::vector<LogLine> lines;
    for (const Said &said : m_lines) {
        if (!lines.empty() && lines.back().text == said.line.text) {
            ++lines.back().repeats;
        } else {
            lines.push_back(said.line);
        }
    }
    return lines;
}

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
    if (to == from) {
        return;
    }
    if (isSteps(from, to)) {
        for (qint64 beat = from + 1; beat <= to; ++beat) {
            m_log.seek(*m_loaded.timeline, beat);
            Q_EMIT stepped();
        }
    } else {
        m_log.seek(*m_loaded.timeline, to);
    }
    Q_EMIT moved(from);
}

QString WatchedRun::glance(qint64 at, const std::function<QString(const Timeline &)> &ask)
{
    const qint64 here = this->at();
    m_loaded.timeline->seek(qBound(qint64(0), at, last()));
    const QString answer = ask(timeline());
    m_loaded.timeline->seek(here);
    return answer;
}

void WatchedRun::setCaptions(SoundTablePtr table)
{
    m_log.setCaptions(std::move(table));
    if (!isEmpty()) {
        retranslateLog();
    }
}

void WatchedRun::retranslateLog()
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
