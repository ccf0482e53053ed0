#pragma once

#include "gamecore/base/point.h"

#include <QObject>
#include <QTimer>

class Canvas;

/// Tells when the left button is held down on a cell for longer than a click takes.
class HeldCell : public QObject {
    Q_OBJECT

public:
    /// Milliseconds.
    static constexpr int longerThanAClick = 350;

    /// The canvas must outlive this.
    explicit HeldCell(Canvas &canvas, QObject *parent = nullptr);

    /// Where the button was pressed.
    Point cell() const { return m_cell; }

Q_SIGNALS:
    void held();
    /// It was let go, or taken to another cell, after it was held.
    void released();

private:
    void press(Point cell, Qt::MouseButton button);
    void release();

    QTimer m_timer;
    Point m_cell;
    bool m_isHeld = false;
};
