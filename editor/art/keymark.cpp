#include "editor/art/keymark.h"

#include "editor/art/canvascolors.h"

#include <QPainter>

void paintKeyMark(QPainter *painter, const QRectF &cell, double width)
{
    const double thick = qMax(2.0, width);
    const QRectF frame = cell.adjusted(-thick, -thick, thick, thick);
    const double arm = frame.width() / 3;
    QList<QLineF> corners;
    for (const QPointF corner : {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()}) {
        const QPointF inward = frame.center() - corner;
        corners.append(QLineF(corner, corner + QPointF(inward.x() > 0 ? arm : -arm, 0)));
        corners.append(QLineF(corner, corner + QPointF(0, inward.y() > 0 ? arm : -arm)));
    }
    painter->setPen(QPen(CanvasColors::ink, thick + 3, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(corners);
    painter->setPen(QPen(CanvasColors::bright, thick, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(corners);
}
