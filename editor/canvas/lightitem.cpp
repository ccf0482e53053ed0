#include "editor/canvas/lightitem.h"

#include "editor/art/canvascolors.h"

#include <QGraphicsScene>

namespace {

constexpr double radius = 4.5 * sceneCell;

QColor warmLight(double strength)
{
    QColor color = CanvasColors::light;
    color.setAlphaF(float(strength));
    return color;
}

} // namespace

QRectF LightItem::boundingRect() const
{
    return {-radius, -radius, 2 * radius, 2 * radius};
}

void LightItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    QRadialGradient light(QPointF(0, 0), radius);
    light.setColorAt(0.0, warmLight(0.36));
    light.setColorAt(0.35, warmLight(0.17));
    light.setColorAt(0.7, warmLight(0.04));
    light.setColorAt(1.0, warmLight(0.0));
    painter->setCompositionMode(QPainter::CompositionMode_Screen);
    painter->fillRect(boundingRect() & mapRectFromScene(scene()->sceneRect()), light);
    painter->setCompositionMode(QPainter::CompositionMode_SourceOver);
}
