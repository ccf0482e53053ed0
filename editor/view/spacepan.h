#pragma once

#include <QObject>

class Canvas;

/// Panning with Space: while it is held on a canvas, dragging with the left button moves the view.
class SpacePan : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive this; inactive at first.
    explicit SpacePan(Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Canvas &m_canvas;
    bool m_isActive = false;
};
