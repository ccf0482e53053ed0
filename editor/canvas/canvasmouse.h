#pragma once

#include "gamecore/base/point.h"

#include <QObject>
#include <QPoint>

#include <optional>

class CellView;
class QMouseEvent;

/// What the mouse does on a view, in cells. The middle button moves the view; the left one does so too while
/// setPanning() is on.
class CanvasMouse : public QObject {
    Q_OBJECT

public:
    /// The view must outlive this, and hands on what it gets.
    explicit CanvasMouse(CellView &view);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    /// The mouse is over no cell, or what is under it is another level.
    void leave();
    /// The mouse is outside of the view.
    void leaveView();
    /// The level was moved, or is shown in another size, under a mouse that stays: another cell may be under it. Does
    /// nothing while a button is down.
    void follow();

    /// Lets the left button move the view, as the middle one always does.
    void setPanning(bool isOn);
    /// Whether what is dragged cannot be dropped here: the mouse shows it.
    void setForbidding(bool isOn);
    /// Ends a drag that is under way without a release: canceled() instead of released(). False if there is none.
    bool cancelDrag();

Q_SIGNALS:
    void pressed(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    /// The mouse went to another cell with a button down. Cells may lie outside the level, and need not be neighbours
    /// of the last one: receivers that draw lines interpolate.
    void dragged(Point cell, Qt::KeyboardModifiers modifiers);
    void released(Point cell, Qt::KeyboardModifiers modifiers);
    void canceled();
    /// The mouse is over another cell, or over none.
    void hovered(std::optional<Point> cell);

private:
    void hover(std::optional<Point> cell);
    void endLostDrags(const QMouseEvent &event);
    void beginPan(const QMouseEvent &event);
    void endPan();
    void showPanCursor();

    CellView &m_view;
    std::optional<Point> m_hovered;
    std::optional<QPoint> m_at; ///< where the mouse is on the screen; std::nullopt: not on the view
    Point m_draggedCell;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panButton = Qt::MiddleButton;
    bool m_isPanning = false;
    bool m_isForbidding = false;
};
