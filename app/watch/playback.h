#pragma once

#include "app/watch/watchedrun.h"

#include <QElapsedTimer>
#include <QTimer>

/// Plays the watched run by itself: under real time at the speed of the game's clock, under turns so many turns a
/// second, both slower or faster as one likes. It stops at the end; playing from there begins anew.
class Playback : public QObject {
    Q_OBJECT

public:
    /// A command under turns takes so long at the usual speed, in milliseconds.
    static constexpr int turnMs = 250;
    /// Steps of speed: 1/8, 1/4, 1/2, 1, 2, 4 .. 64.
    static constexpr int slowest = -3;
    static constexpr int fastest = 6;
    static constexpr int usualSpeed = 0;

    /// The run must outlive this.
    explicit Playback(WatchedRun &run, QObject *parent = nullptr);

    bool isPlaying() const { return m_isPlaying; }
    /// Begins or stops; without a run it does nothing.
    void setPlaying(bool isPlaying);
    /// The speed is 2 to the power of this, slowest..fastest.
    int speed() const { return m_speed; }
    void setSpeed(int speed);
    /// "1/8", "1", "64": how many times the usual speed.
    static QString speedText(int speed);
    /// Lets so much of the watcher's time pass while it plays.
    void advance(qint64 milliseconds);
    /// Whether time passes by itself, as it does at first. Tests turn it off and let it pass by advance().
    void setTicking(bool isOn);

Q_SIGNALS:
    /// It plays, or no longer does, or at another speed.
    void changed();

private:
    void onTick();
    void updateTimer();
    qint64 costOf(qint64 beat) const;

    WatchedRun &m_run;
    bool m_isPlaying = false;
    bool m_isTicking = true;
    int m_speed = usualSpeed;
    qint64 m_rest = 0; ///< eighths of milliseconds of the run that are not yet played
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};
