#pragma once

#include "gamecore/base/point.h"

#include <QObject>
#include <QPoint>

#include <optional>

class CellView;
class QMouseEvent;

/// The translator of mouse events on a view into signals with cells. While a button is down, other buttons except the
/// middle one are ignored. The middle button pans the view; so does the left one after setPanning(true).
class CanvasMouse : public QObject {
    Q_OBJECT

public:
    /// The view must outlive this object and forward its events.
    explicit CanvasMouse(CellView &view);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    /// Ends the hovering over a cell, for example because another level is shown: emits hovered(std::nullopt) if a cell
    /// was hovered.
    void leave();
    /// Does the same as leave(), and stops follow() until the mouse is back. Call it when the mouse leaves the view.
    void leaveView();
    /// Updates the hovered cell. Call it after the view was scrolled or zoomed, which can put another cell under a
    /// resting mouse. Does nothing while a button is down.
    void follow();

    /// Sets whether the left button pans the view. If so, the mouse cursor is a hand.
    void setPanning(bool isOn);
    /// Sets whether the mouse cursor says that the dragged object cannot be dropped here.
    void setDropForbidden(bool isOn);
    /// Ends a drag, which began with pressed(), without waiting for the release: emits canceled() instead of
    /// released(). Returns false if there is no drag. Panning is not a drag.
    bool cancelDrag();

Q_SIGNALS:
    void pressed(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    /// Emitted when the mouse moved to another cell with a button down. The cell may lie outside the level and may be
    /// far from the previous one, so receivers that draw lines must interpolate.
    void dragged(Point cell, Qt::KeyboardModifiers modifiers);
    /// Emitted when the button of pressed() was released. If another window got the release event, such as a dialog
    /// that opened meanwhile, this is emitted at the next mouse move over the view.
    void released(Point cell, Qt::KeyboardModifiers modifiers);
    /// Emitted when cancelDrag() ended the drag.
    void canceled();
    /// Emitted when the mouse is over another cell of the level than before; std::nullopt: it has left the level.
    void hovered(std::optional<Point> cell);

private:
    void hover(std::optional<Point> cell);
    void endLostDrags(const QMouseEvent &event);
    void beginPan(const QMouseEvent &event);
    void endPan();
    void showPanCursor();

    CellView &m_view;
    std::optional<Point> m_hovered; ///< cell of the last hovered()
    std::optional<QPoint> m_at;     ///< last mouse position, in screen coordinates; std::nullopt: not over the view
    Point m_draggedCell;            ///< cell of the last pressed() or dragged()
    Qt::MouseButton m_pressedButton = Qt::NoButton; ///< button of the drag; NoButton: no drag
    std::optional<QPoint> m_panFrom; ///< last mouse position in the viewport while panning; std::nullopt: not panning
    Qt::MouseButton m_panButton = Qt::MiddleButton; ///< button that pans, while panning
    bool m_isPanning = false;                       ///< see setPanning()
    bool m_isForbidding = false;                    ///< see setDropForbidden()
};
