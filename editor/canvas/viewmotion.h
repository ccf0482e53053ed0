#pragma once

#include <QElapsedTimer>
#include <QPoint>
#include <QRect>
#include <QRegion>

class QPainter;

/// The motions of a whole view: it shakes, its borders turn red, its light goes out.
class ViewMotion {
public:
    static constexpr int fadeMs = 600; ///< length of startFade(); nothing waits for it

    ViewMotion() { m_clock.start(); }

    void startShake() { m_shakeStart = m_clock.elapsed(); }
    void startRedEdge() { m_edgeStart = m_clock.elapsed(); }
    void startFade() { m_fadeStart = m_clock.elapsed(); }
    void end() { m_shakeStart = m_edgeStart = m_fadeStart = never; }
    /// Ends what is over; call it for each frame.
    void tick();

    bool isMoving() const { return m_shakeStart != never || m_edgeStart != never || m_fadeStart != never; }
    bool isFading() const { return m_fadeStart != never; }
    /// Returns by how many logical pixels the view is shifted now.
    QPoint shift() const;
    /// Returns the part of a view that paint() changes.
    QRegion dirty(const QRect &view) const;
    /// Paints over a view, in its coordinates. `light` is the place of the hero.
    void paint(QPainter *painter, const QRect &view, QPointF light) const;

private:
    static constexpr qint64 never = -1;
    double partOf(qint64 start, int ms) const;

    QElapsedTimer m_clock;
    qint64 m_shakeStart = never;
    qint64 m_edgeStart = never;
    qint64 m_fadeStart = never;
};
