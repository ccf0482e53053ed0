#include "editor/canvas/flashitem.h"

#include "editor/canvas/canvascolors.h"
#include "editor/canvas/tilescale.h"

#include <QGraphicsScene>

#include <cmath>

namespace {

/// In units of the scene, so that the pen has room at every zoom.
constexpr double room = sceneCell;
constexpr double aboveAll = 10;
/// More would hardly be seen.
constexpr int steps = 8;

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
            [this](const QVariant &value) { fadeTo(std::ceil(value.toDouble() * steps) / steps); });
    connect(&m_fade, &QVariantAnimation::finished, this, [this] {
        fadeTo(0);
        m_cells = {};
    });
}

void FlashItem::flash(const QRect &cells)
{
    m_fade.stop();
    fadeTo(0);
    m_cells = cells;
    if ((m_reach | cells) != m_reach) {
        prepareGeometryChange();
        m_reach |= cells;
    }
    fadeTo(1);
    m_fade.start();
}

void FlashItem::fadeTo(double strength)
{
    if (strength != m_strength) {
        m_strength = strength;
        updateOutline();
    }
}

/// By the scene: of an item all that is between would be repainted too.
void FlashItem::updateOutline()
{
    if (!scene()) {
        return;
    }
    const QRectF inner = sceneRectOf(m_cells);
    const QRectF outer = inner.adjusted(-room, -room, room, room);
    const QRectF hole = inner.adjusted(room, room, -room, -room);
    scene()->update(QRectF(outer.left(), outer.top(), outer.width(), 2 * room));
    scene()->update(QRectF(outer.left(), hole.bottom(), outer.width(), 2 * room));
    scene()->update(QRectF(outer.left(), outer.top(), 2 * room, outer.height()));
    scene()->update(QRectF(hole.right(), outer.top(), 2 * room, outer.height()));
}

QRectF FlashItem::boundingRect() const
{
    return m_reach.isEmpty() ? QRectF() : sceneRectOf(m_reach).adjusted(-room, -room, room, room);
}

void FlashItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_strength <= 0) {
        return;
    }
    painter->setOpacity(m_strength);
    QPen pen(CanvasColors::ink, 6);
    pen.setCosmetic(true);
    pen.setJoinStyle(Qt::MiterJoin);
    painter->setPen(pen);
    painter->drawRect(sceneRectOf(m_cells));
    pen.setColor(CanvasColors::accent);
    pen.setWidthF(3);
    painter->setPen(pen);
    painter->drawRect(sceneRectOf(m_cells));
    painter->setOpacity(1);
}
