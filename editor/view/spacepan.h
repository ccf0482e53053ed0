#pragma once

#include <QObject>

class Canvas;

/// Panning with the space bar: while the space bar is held, dragging on the canvas with the left button moves the view.
class SpacePan : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive this object, which is inactive at first.
    explicit SpacePan(Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Canvas &m_canvas;
    bool m_isActive = false;
};
