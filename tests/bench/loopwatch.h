#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <algorithm>

/// How long the event loop was away, from here on: a key or a click would have waited as long.
class LoopWatch : public QObject {
public:
    LoopWatch()
    {
        m_sinceTick.start();
        startTimer(1, Qt::PreciseTimer);
    }

    /// The longest time so far, in milliseconds; about 1 if the loop was never away.
    double longestMs() const { return double(std::max(m_longest, m_sinceTick.nsecsElapsed())) / 1e6; }

protected:
    void timerEvent(QTimerEvent *) override
    {
        m_longest = std::max(m_longest, m_sinceTick.nsecsElapsed());
        m_sinceTick.start();
    }

private:
    QElapsedTimer m_sinceTick;
    qint64 m_longest = 0;
};
