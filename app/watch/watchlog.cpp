#include "app/watch/watchlog.h"

#include "app/telling/eventtext.h"
#include "gamecore/world/event.h"

std::vector<LogLine> toldNow(const Timeline &timeline)
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
    for (const LogLine &line : toldNow(timeline)) {
        m_lines.push_back({m_to, line});
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
