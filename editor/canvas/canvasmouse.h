#pragma once

#include "gamecore/base/point.h"

#include <QObject>
#include <QPoint>

#include <optional>

class CellView;
class QMouseEvent;

/// Translates the mouse events on a view to cells. While a button is down, other buttons except the middle one are
/// ignored. The middle button pans the view; so does the left one while setPanning() is on.
class CanvasMouse : public QObject {
    Q_OBJECT

public:
    /// The view must outlive this object and forward its events.
    explicit CanvasMouse(CellView &view);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    /// Reports that the mouse is over no cell, for example because another level is shown; emits hovered(std::nullopt).
    void leave();
    /// Handles that the mouse left the view: does the same as leave(), and stops follow() until the mouse is back.
    void leaveView();
    /// Updates the cell under a resting mouse; call it after the level was scrolled or zoomed. Does nothing while a
    /// button is down.
    void follow();

    /// Makes the left button pan the view, and shows a hand as mouse cursor.
    void setPanning(bool isOn);
    /// Shows a mouse cursor that says that the dragged object cannot be dropped here.
    void setDropForbidden(bool isOn);
    /// Ends a drag, which began with pressed(), without waiting for the release: emits canceled() instead of
    /// released(). Returns false if there is no drag. Panning is not a drag.
    bool cancelDrag();

Q_SIGNALS:
    void pressed(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    /// The mouse moved to another cell with a button down. The cell may lie outside the level and may be far from the
    /// previous one, so receivers that draw lines must interpolate.
    void dragged(Point cell, Qt::KeyboardModifiers modifiers);
    /// The button was released. Also emitted at the next mouse event if the release went elsewhere, for example to a
    /// dialog that opened.
    void released(Point cell, Qt::KeyboardModifiers modifiers);
    /// cancelDrag() ended the drag.
    void canceled();
    /// The mouse moved to another cell of the level, or left the level (std::nullopt).
    void hovered(std::optional<Point> cell);

private:
    void hover(std::optional<Point> cell);
    void endLostDrags(const QMouseEvent &event);
    void beginPan(const QMouseEvent &event);
    void endPan();
    void showPanCursor();

    CellView &m_view;
    std::optional<Point> m_hovered; ///< cell of the last hovered()
    std::optional<QPoint> m_at;     ///< last mouse position on the screen; std::nullopt: not on the view
    Point m_draggedCell;            ///< cell of the last pressed() or dragged()
    Qt::MouseButton m_pressedButton = Qt::NoButton; ///< button of the drag; NoButton: no drag
    std::optional<QPoint> m_panFrom; ///< last mouse position in the viewport while panning; std::nullopt: not panning
    Qt::MouseButton m_panButton = Qt::MiddleButton; ///< button that pans, while panning
    bool m_isPanning = false;                       ///< see setPanning()
    bool m_isForbidding = false;                    ///< see setDropForbidden()
};
