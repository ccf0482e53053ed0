#include "editor/canvas/canvasmouse.h"

#include "editor/canvas/cellview.h"

#include <QMouseEvent>

CanvasMouse::CanvasMouse(CellView &view) : m_view(view)
{
}

void CanvasMouse::press(const QMouseEvent &event)
{
    m_at = event.globalPosition().toPoint();
    const bool isFree = m_pressedButton == Qt::NoButton && !m_panFrom;
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_isPanning && isFree)) {
        beginPan(event);
        return;
    }
    if (m_panFrom || m_pressedButton != Qt::NoButton) {
        return;
    }
    m_pressedButton = event.button();
    m_draggedCell = m_view.cellNear(event.position().toPoint());
    Q_EMIT pressed(m_draggedCell, event.button(), event.modifiers());
}

void CanvasMouse::move(const QMouseEvent &event)
{
    m_at = event.globalPosition().toPoint();
    endLostDrags(event);
    const QPoint position = event.position().toPoint();
    if (m_panFrom) {
        m_view.moveBy(*m_panFrom - position);
        m_panFrom = position;
        return;
    }
    const Point cell = m_view.cellNear(position);
    if (m_pressedButton != Qt::NoButton && cell != m_draggedCell) {
        m_draggedCell = cell;
        Q_EMIT dragged(cell, event.modifiers());
    }
    hover(m_view.cellAt(position));
}

void CanvasMouse::release(const QMouseEvent &event)
{
    if (m_panFrom && event.button() == m_panButton) {
        endPan();
        return;
    }
    if (event.button() != m_pressedButton) {
        return;
    }
    m_pressedButton = Qt::NoButton;
    Q_EMIT released(m_view.cellNear(event.position().toPoint()), event.modifiers());
}

/// Ends drags whose release went elsewhere, such as to a dialog that opened meanwhile.
void CanvasMouse::endLostDrags(const QMouseEvent &event)
{
    if (m_panFrom && !event.buttons().testFlag(m_panButton)) {
        endPan();
    }
    if (m_pressedButton != Qt::NoButton && !event.buttons().testFlag(m_pressedButton)) {
        m_pressedButton = Qt::NoButton;
        Q_EMIT released(m_draggedCell, event.modifiers());
    }
}

void CanvasMouse::beginPan(const QMouseEvent &event)
{
    m_panFrom = event.position().toPoint();
    m_panButton = event.button();
    showPanCursor();
}

void CanvasMouse::endPan()
{
    m_panFrom = std::nullopt;
    showPanCursor();
}

void CanvasMouse::setPanning(bool isOn)
{
    m_isPanning = isOn;
    showPanCursor();
}

void CanvasMouse::setDropForbidden(bool isOn)
{
    if (m_isForbidding != isOn) {
        m_isForbidding = isOn;
        showPanCursor();
    }
}

void CanvasMouse::showPanCursor()
{
    if (m_panFrom || m_isPanning) {
        m_view.viewport()->setCursor(m_panFrom ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    } else if (m_isForbidding) {
        m_view.viewport()->setCursor(Qt::ForbiddenCursor);
    } else {
        m_view.viewport()->unsetCursor();
    }
}

bool CanvasMouse::cancelDrag()
{
    if (m_pressedButton == Qt::NoButton) {
        return false;
    }
    m_pressedButton = Qt::NoButton;
    Q_EMIT canceled();
    return true;
}

void CanvasMouse::hover(std::optional<Point> cell)
{
    if (cell != m_hovered) {
        m_hovered = cell;
        Q_EMIT hovered(cell);
    }
}

void CanvasMouse::leave()
{
    hover(std::nullopt);
}

void CanvasMouse::leaveView()
{
    m_at.reset();
    leave();
}

void CanvasMouse::follow()
{
    const QWidget *viewport = m_view.viewport();
    const QPoint position = m_at ? viewport->mapFromGlobal(*m_at) : QPoint();
    if (m_at && viewport->rect().contains(position) && m_pressedButton == Qt::NoButton && !m_panFrom) {
        hover(m_view.cellAt(position));
    }
}
