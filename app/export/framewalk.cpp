#include "app/export/framewalk.h"

#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"

#include <algorithm>

qint64 latestClock(const Run &run, bool isRealTime)
{
    qint64 clock = 0;
    for (const RunLine &line : run.lines) {
        if (line.command) {
            clock += line.times * (isRealTime ? line.command->milliseconds : 1);
        }
    }
    return clock;
}

FrameWalk::FrameWalk(const Run &run, const CataloguePtr &shipped, const FrameSpan &span)
    : m_beats(run.lines), m_span(span), m_game(startOf(run, shipped)), m_events(std::make_unique<EventList>())
{
    Q_ASSERT(span.from >= 0 && span.from <= span.to);
    Q_ASSERT(span.stepMs >= FrameSpan::leastStepMs && span.stepMs <= FrameSpan::mostStepMs);
}

FrameWalk::~FrameWalk() = default;

bool FrameWalk::next(const std::atomic<bool> *isCancelled)
{
    const qint64 before = m_game.world().clockNow();
    const qint64 step = m_game.world().isRealTime() ? m_span.stepMs : 1;
    if (!m_hasBegun) {
        m_hasBegun = true;
        return playUntil(m_span.from, isCancelled) && m_game.world().clockNow() >= m_span.from
               && m_game.world().clockNow() <= m_span.to;
    }
    return !isAtEnd() && playUntil(before + step, isCancelled) && m_game.world().clockNow() <= m_span.to;
}

/// Plays until `clock` or the end of the run. False if cancelled.
bool FrameWalk::playUntil(qint64 clock, const std::atomic<bool> *isCancelled)
{
    while (!isAtEnd() && m_game.world().clockNow() < clock) {
        if (isSet(isCancelled)) {
            return false;
        }
        playPiece(clock - m_game.world().clockNow());
    }
    return true;
}

/// Plays a command; of an advance, at most `mostMs`. Time that a finished game refuses counts as played.
void FrameWalk::playPiece(qint64 mostMs)
{
    Command command = m_beats.at(m_beat);
    if (command.type == Command::Type::Advance) {
        const int left = command.milliseconds - m_playedMs;
        const int piece = int(std::min<qint64>(left, mostMs));
        command = Command::advance(piece);
        m_playedMs = piece == left ? 0 : m_playedMs + piece;
    }
    m_game.play(command, *m_events);
    m_beat += m_playedMs == 0 ? 1 : 0;
}
