#include "editor/canvas/axesitem.h"

#include "editor/art/canvascolors.h"

#include <QPainter>

namespace {

/// Of a line, in device-independent pixels.
constexpr double thickness = 2;

} // namespace

void AxesItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
    setAxes({});
}

void AxesItem::setScale(TileScale scale)
{
    m_scale = scale;
    update();
}

void AxesItem::setAxes(const CanvasAxes &axes)
{
    if (m_axes != axes) {
        m_axes = axes;
        setVisible(m_axes != CanvasAxes());
        update();
    }
}

QRectF AxesItem::boundingRect() const
{
    return sceneRectOf(QRect(-1, -1, m_size.width + 2, m_size.height + 2));
}

void AxesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const PixelPainting pixels(painter, m_scale);
    QList<QLineF> lines;
    const QPointF end = pixels.at({m_size.width, m_size.height});
    const QPointF first = pixels.at({0, 0});
    // The middle of cell n is at n + 1/2.
    if (m_axes.twiceX) {
        const double x = first.x() + (*m_axes.twiceX + 1) * m_scale.side() / 2;
        lines.append(QLineF(x, first.y(), x, end.y()));
    }
    if (m_axes.twiceY) {
        const double y = first.y() + (*m_axes.twiceY + 1) * m_scale.side() / 2;
        lines.append(QLineF(first.x(), y, end.x(), y));
    }
    painter->setPen(QPen(CanvasColors::ink, thickness + 1));
    painter->drawLines(lines);
    painter->setPen(QPen(CanvasColors::info, thickness, Qt::DashDotLine));
    painter->drawLines(lines);
}
