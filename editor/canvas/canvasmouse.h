#pragma once

#include "gamecore/base/point.h"

#include <QObject>
#include <QPoint>

#include <optional>

class CellView;
class QMouseEvent;

/// The translation of mouse events on a view to cells. The middle button pans the view; so does the left one while
/// setPanning() is on.
class CanvasMouse : public QObject {
    Q_OBJECT

public:
    /// The view must outlive this object and forward its events.
    explicit CanvasMouse(CellView &view);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    /// Handles that the mouse left the level, or that another level is shown.
    void leave();
    /// Handles that the mouse left the view.
    void leaveView();
    /// Updates the cell under a resting mouse after the level was scrolled or zoomed. Does nothing while a button is
    /// down.
    void follow();

    /// Makes the left button pan the view, as the middle one always does.
    void setPanning(bool isOn);
    /// Shows that the dragged object cannot be dropped here.
    void setForbidding(bool isOn);
    /// Ends a running drag without a release: emits canceled() instead of released(). False if there is none.
    bool cancelDrag();

Q_SIGNALS:
    void pressed(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    /// The mouse moved to another cell with a button down. Cells may lie outside the level and may be far from the last
    /// one, so receivers that draw lines must interpolate.
    void dragged(Point cell, Qt::KeyboardModifiers modifiers);
    void released(Point cell, Qt::KeyboardModifiers modifiers);
    void canceled();
    /// The mouse moved to another cell, or left the level.
    void hovered(std::optional<Point> cell);

private:
    void hover(std::optional<Point> cell);
    void endLostDrags(const QMouseEvent &event);
    void beginPan(const QMouseEvent &event);
    void endPan();
    void showPanCursor();

    CellView &m_view;
    std::optional<Point> m_hovered;
    std::optional<QPoint> m_at; ///< position on the screen; std::nullopt: not on the view
    Point m_draggedCell;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panButton = Qt::MiddleButton;
    bool m_isPanning = false;
    bool m_isForbidding = false;
};
