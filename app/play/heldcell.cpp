#include "app/play/heldcell.h"

#include "editor/canvas/canvas.h"

HeldCell::HeldCell(Canvas &canvas, QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(longerThanAClick);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isHeld = true;
        Q_EMIT held();
    });
    connect(&canvas.mouse(), &CanvasMouse::pressed, this, &HeldCell::press);
    connect(&canvas.mouse(), &CanvasMouse::dragged, this, &HeldCell::release);
    connect(&canvas.mouse(), &CanvasMouse::released, this, &HeldCell::release);
    connect(&canvas.mouse(), &CanvasMouse::canceled, this, &HeldCell::release);
}

void HeldCell::press(Point cell, Qt::MouseButton button)
{
    m_cell = cell;
    if (button == Qt::LeftButton) {
        m_timer.start();
    }
}

void HeldCell::release()
{
    m_timer.stop();
    if (m_isHeld) {
        m_isHeld = false;
        Q_EMIT released();
    }
}
