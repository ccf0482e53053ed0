#include "editor/canvas/flashitem.h"

#include "editor/canvas/canvascolors.h"
#include "editor/canvas/tilescale.h"

namespace {

/// In units of the scene, so that the pen has room at every zoom.
constexpr double room = sceneCell;
constexpr double aboveAll = 10;

} // namespace

FlashItem::FlashItem()
{
    setZValue(aboveAll);
    setAcceptedMouseButtons(Qt::NoButton);
    m_fade.setDuration(fadeMs);
    m_fade.setStartValue(1.0);
    m_fade.setEndValue(0.0);
    m_fade.setEasingCurve(QEasingCurve::InQuad);
    connect(&m_fade, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { setOpacity(value.toDouble()); });
    connect(&m_fade, &QVariantAnimation::finished, this, [this] {
        prepareGeometryChange();
        m_cells = {};
    });
}

void FlashItem::flash(const QRect &cells)
{
    prepareGeometryChange();
    m_cells = cells;
    m_fade.stop();
    m_fade.start();
    update();
}

QRectF FlashItem::boundingRect() const
{
    return m_cells.isEmpty() ? QRectF() : sceneRectOf(m_cells).adjusted(-room, -room, room, room);
}

void FlashItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_cells.isEmpty()) {
        return;
    }
    QPen pen(CanvasColors::ink, 6);
    pen.setCosmetic(true);
    pen.setJoinStyle(Qt::MiterJoin);
    painter->setPen(pen);
    painter->drawRect(sceneRectOf(m_cells));
    pen.setColor(CanvasColors::accent);
    pen.setWidthF(3);
    painter->setPen(pen);
    painter->drawRect(sceneRectOf(m_cells));
}
