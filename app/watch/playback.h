#pragma once

#include "app/watch/watchedrun.h"

#include <QElapsedTimer>
#include <QTimer>

/// The playback of the watched run at a variable speed. At the usual speed, a game under real time takes its game time,
/// and a game under turns takes turnMs per command. The playback stops at the end, and when another run is shown. If
/// started at the end, it begins again from the start.
class Playback : public QObject {
    Q_OBJECT

public:
    /// The time of a command under turns at the usual speed, in milliseconds.
    static constexpr int turnMs = 250;
    /// The speed steps as powers of 2: 1/8, 1/4, 1/2, 1, 2, 4 .. 64.
    static constexpr int slowest = -3;
    static constexpr int fastest = 6;
    static constexpr int usualSpeed = 0;

    /// The run must outlive this object.
    explicit Playback(WatchedRun &run, QObject *parent = nullptr);

    bool isPlaying() const { return m_isPlaying; }
    /// Starts or stops playing; does nothing without a run.
    void setPlaying(bool isPlaying);
    /// Returns the speed as a power of 2, slowest..fastest.
    int speed() const { return m_speed; }
    /// Sets the speed as a power of 2, limited to slowest..fastest.
    void setSpeed(int speed);
    /// Returns the speed as a factor: "1/8", "1", "64".
    static QString speedText(int speed);
    /// Lets `milliseconds` of the viewer's time pass; does nothing unless playing.
    void advance(qint64 milliseconds);
    /// Turns the timer on or off; it is on by default. Tests turn it off and call advance() instead.
    void setTicking(bool isOn);

Q_SIGNALS:
    /// Emitted when playing starts or stops, or its speed changes.
    void changed();

private:
    void onTick();
    void updateTimer();
    qint64 costOf(qint64 beat) const;

    WatchedRun &m_run;
    bool m_isPlaying = false;
    bool m_isTicking = true;
    int m_speed = usualSpeed;
    /// Time of the run that has passed but is too short to play the next beat, in eighths of milliseconds.
    qint64 m_rest = 0;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};
