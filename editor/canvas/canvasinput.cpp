// What the mouse and the keys do on the canvas.

#include "editor/canvas/canvas.h"
#include "editor/canvas/canvasaccess.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace {

/// The step of a wheel that clicks, in eighths of a degree.
constexpr int wheelClick = 120;

bool tellsOfAnotherScreen(const QEvent &event)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    if (event.type() == QEvent::DevicePixelRatioChange) {
        return true;
    }
#endif
    return event.type() == QEvent::ScreenChangeInternal;
}

} // namespace

void Canvas::mousePressEvent(QMouseEvent *event)
{
    const bool isFree = m_pressedButton == Qt::NoButton && !m_panFrom;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isPanning && isFree)) {
        beginPan(*event);
        return;
    }
    if (m_panFrom || m_pressedButton != Qt::NoButton) {
        return;
    }
    m_pressedButton = event->button();
    m_draggedCell = cellNear(event->position().toPoint());
    Q_EMIT cellPressed(m_draggedCell, event->button(), event->modifiers());
}

void Canvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void Canvas::mouseMoveEvent(QMouseEvent *event)
{
    endLostDrags(*event);
    const QPoint position = event->position().toPoint();
    if (m_panFrom) {
        scrollTo(scrollPosition() - (position - *m_panFrom));
        m_panFrom = position;
        return;
    }
    const Point cell = cellNear(position);
    if (m_pressedButton != Qt::NoButton && cell != m_draggedCell) {
        m_draggedCell = cell;
        Q_EMIT cellDragged(cell, event->modifiers());
    }
    hover(cellAt(position));
}

void Canvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_panFrom && event->button() == m_panButton) {
        endPan();
        return;
    }
    if (event->button() != m_pressedButton) {
        return;
    }
    m_pressedButton = Qt::NoButton;
    Q_EMIT cellReleased(cellNear(event->position().toPoint()), event->modifiers());
}

/// The release of a button may go elsewhere, such as to a dialog that opened meanwhile.
void Canvas::endLostDrags(const QMouseEvent &event)
{
    if (m_panFrom && !event.buttons().testFlag(m_panButton)) {
        endPan();
    }
    if (m_pressedButton != Qt::NoButton && !event.buttons().testFlag(m_pressedButton)) {
        m_pressedButton = Qt::NoButton;
        Q_EMIT cellReleased(m_draggedCell, event.modifiers());
    }
}

void Canvas::beginPan(const QMouseEvent &event)
{
    m_panFrom = event.position().toPoint();
    m_panButton = event.button();
    showPanCursor();
}

void Canvas::endPan()
{
    m_panFrom = std::nullopt;
    showPanCursor();
}

void Canvas::setPanning(bool isOn)
{
    m_isPanning = isOn;
    showPanCursor();
}

void Canvas::setForbidding(bool isOn)
{
    if (m_isForbidding != isOn) {
        m_isForbidding = isOn;
        showPanCursor();
    }
}

void Canvas::showPanCursor()
{
    if (m_panFrom || m_isPanning) {
        viewport()->setCursor(m_panFrom ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    } else if (m_isForbidding) {
        viewport()->setCursor(Qt::ForbiddenCursor);
    } else {
        viewport()->unsetCursor();
    }
}

bool Canvas::cancelDrag()
{
    if (m_pressedButton == Qt::NoButton) {
        return false;
    }
    m_pressedButton = Qt::NoButton;
    Q_EMIT dragCanceled();
    return true;
}

void Canvas::hover(std::optional<Point> cell)
{
    if (cell != m_hovered) {
        m_hovered = cell;
        Q_EMIT cellHovered(cell);
    }
}

bool Canvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        hover(std::nullopt);
    } else if (tellsOfAnotherScreen(*event)) {
        takeRatio();
    }
    return QGraphicsView::viewportEvent(event);
}

void Canvas::wheelEvent(QWheelEvent *event)
{
    event->accept();
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / wheelClick;
    m_wheelRest -= steps * wheelClick;
    if (steps != 0) {
        zoomAbout(event->position().toPoint(), steps);
    }
}

void Canvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    // Told later: Qt tells of the canvas itself after this.
    QMetaObject::invokeMethod(
        this, [this] { tellCell(*this); }, Qt::QueuedConnection);
}

void Canvas::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
}

void Canvas::keyReleaseEvent(QKeyEvent *event)
{
    event->ignore();
}
