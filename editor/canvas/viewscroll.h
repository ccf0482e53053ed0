#pragma once

#include <QElapsedTimer>
#include <QPoint>
#include <QRect>

// Where a view scrolls to for a cell, as positions of the whole: a rectangle is that of the cell, a view the part that
// is seen. All are in logical pixels.

/// The least change after which a cell and the next one around it are in view.
QPoint scrollToReveal(const QRect &cell, const QRect &view);
/// The least change that keeps a cell away from the borders: by a third of the view, or by `distance` if that is more,
/// as far as there is room.
QPoint scrollToFollow(const QRect &cell, const QRect &view, int distance);
/// The way of the view with a step from a cell to the next one. Where a person has moved the view by hand, it goes no
/// further than the step: what is followed stays where he sees it, until it would be nearer than a cell to a border.
QPoint scrollForStep(const QRect &from, const QRect &to, const QRect &view, int distance);

/// A scroll position on its way to another one.
class ScrollGlide {
public:
    static constexpr int ms = 80;

    void begin(QPoint from, QPoint to);
    void stop() { m_isOn = false; }
    bool isOn() const { return m_isOn; }
    QPoint goal() const { return m_to; }
    /// Where it is now; it stops once it is there.
    QPoint next();

private:
    QPoint m_from;
    QPoint m_to;
    QElapsedTimer m_clock;
    bool m_isOn = false;
};
