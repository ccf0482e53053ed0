#include "app/watch/playback.h"

namespace {

/// Limit of one tick in milliseconds, so that a program that was blocked does not skip ahead.
constexpr qint64 longestTick = 100;
constexpr int playbackTickMs = 16;
/// Limit of one tick, since steps take no time under real time and a file may have millions of them in a row.
constexpr qint64 mostBeatsATick = 10'000;
constexpr qint64 eighths = 1 << -Playback::slowest; ///< per millisecond: the unit of time

} // namespace

Playback::Playback(WatchedRun &run, QObject *parent) : QObject(parent), m_run(run)
{
    m_timer.setInterval(playbackTickMs);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Playback::onTick);
    connect(&run, &WatchedRun::begun, this, [this] { setPlaying(false); });
}

void Playback::setPlaying(bool isPlaying)
{
    if (isPlaying == m_isPlaying || m_run.isEmpty()) {
        return;
    }
    if (isPlaying && m_run.at() == m_run.last()) {
        m_run.seek(0);
    }
    m_isPlaying = isPlaying;
    m_rest = 0;
    updateTimer();
    Q_EMIT changed();
}

void Playback::setSpeed(int speed)
{
    const int bounded = qBound(slowest, speed, fastest);
    if (bounded != m_speed) {
        m_speed = bounded;
        Q_EMIT changed();
    }
}

QString Playback::speedText(int speed)
{
    return speed < 0 ? QStringLiteral("1/%1").arg(1 << -speed) : QString::number(1 << speed);
}

void Playback::setTicking(bool isOn)
{
    m_isTicking = isOn;
    updateTimer();
}

void Playback::updateTimer()
{
    if (m_isPlaying && m_isTicking) {
        m_sinceTick.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void Playback::onTick()
{
    advance(qMin(longestTick, m_sinceTick.restart()));
}

void Playback::advance(qint64 milliseconds)
{
    if (!m_isPlaying) {
        return;
    }
    m_rest += milliseconds << (m_speed - slowest);
    qint64 to = m_run.at();
    const qint64 farthest = qMin(m_run.last(), to + mostBeatsATick);
    while (to < farthest && costOf(to) <= m_rest) {
        m_rest -= costOf(to);
        ++to;
    }
    m_run.seek(to);
    if (to == m_run.last()) {
        setPlaying(false);
    }
}

/// Returns the duration of the next beat in eighths of milliseconds. Under real time only waiting takes time.
qint64 Playback::costOf(qint64 beat) const
{
    const Command command = m_run.timeline().beats().at(beat);
    const bool isTime = command.type == Command::Type::Advance;
    const int realTime = isTime ? command.milliseconds : 0;
    return eighths * (m_run.game().world().isRealTime() ? realTime : turnMs);
}
