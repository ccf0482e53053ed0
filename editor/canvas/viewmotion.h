#pragma once

#include <QElapsedTimer>
#include <QPoint>
#include <QRect>
#include <QRegion>

#include <algorithm>

class QPainter;

/// The place that stays visible longest when the light goes out: around the hero. In coordinates of the view.
struct LastLight {
    QPointF middle;
    double radius = 1;
};

/// The motions of a whole view: it shakes, its borders turn red, its light goes out, it appears. Between two calls of
/// start functions or tick(), it is always painted in the same way, so that no frame is made of two moments.
class ViewMotion {
public:
    static constexpr int fadeMs = 600; ///< length of startFade(); nothing waits for it

    ViewMotion() { m_clock.start(); }

    void startShake(int delayMs) { start(m_shakeStart, delayMs); }
    void startRedEdge(int delayMs) { start(m_edgeStart, delayMs); }
    void startFade(int delayMs) { start(m_fadeStart, delayMs); }
    void startFadeIn() { start(m_fadeInStart, 0); }
    /// Sets whether the view is dark, except for a pool around the hero. During a fade it becomes dark by and by.
    void setDark(bool isDark) { m_isDark = isDark; }
    /// Ends all motions; a dark view stays dark.
    void end() { m_shakeStart = m_edgeStart = m_fadeStart = m_fadeInStart = never; }
    /// Goes on to the present time and ends what is over; call it for each frame.
    void tick();

    bool isMoving() const;
    /// True from startFade() until the light is out.
    bool isFading() const { return m_fadeStart != never; }
    /// Returns the part of the fade that is over, 0..1; 1 if there is none.
    double faded() const { return std::max(0.0, partOf(m_fadeStart, fadeMs)); }
    /// Returns the milliseconds until the light is out; 0 if there is no fade.
    int fadeLeftMs() const { return isFading() ? int(m_fadeStart + fadeMs - m_now) : 0; }
    bool isDark() const { return m_isDark; }
    /// Returns by how many logical pixels the view is shifted now.
    QPoint shift() const;
    /// Returns the part of a view that paint() changes.
    QRegion dirty(const QRect &view) const;
    /// Paints over a view, in its coordinates.
    void paint(QPainter *painter, const QRect &view, const LastLight &light) const;

private:
    static constexpr qint64 never = -1;
    void start(qint64 &motion, int delayMs);
    double partOf(qint64 start, int ms) const;
    void paintRedEdge(QPainter *painter, const QRect &view) const;
    void paintDarkness(QPainter *painter, const QRect &view, const LastLight &light) const;

    QElapsedTimer m_clock;
    qint64 m_now = 0; ///< the moment that is painted, as time of m_clock
    qint64 m_shakeStart = never;
    qint64 m_edgeStart = never;
    qint64 m_fadeStart = never;
    qint64 m_fadeInStart = never;
    bool m_isDark = false;
};
