#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <algorithm>

/// Measures how long the event loop is blocked from the construction on: a key or a click would wait as long.
class LoopWatch : public QObject {
public:
    LoopWatch()
    {
        m_sinceTick.start();
        startTimer(1, Qt::PreciseTimer);
    }

    /// Returns the longest block so far in milliseconds; about 1 if the loop was never blocked.
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
