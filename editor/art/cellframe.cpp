#include "editor/art/cellframe.h"

#include "editor/art/canvascolors.h"

#include <tuple>

void paintCellFrame(QPainter *painter, const QRectF &cell, const QColor &color, double width)
{
    const double inset = width / 2;
    const QRectF frame = cell.adjusted(inset, inset, -inset, -inset);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(CanvasColors::ink, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(frame);
    painter->setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(frame);
}

void paintCorners(QPainter *painter, const QRectF &frame, const CornerLook &look)
{
    const double arm = frame.width() * look.arm;
    QList<QLineF> lines;
    for (const QPointF corner : {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()}) {
        const QPointF inward = frame.center() - corner;
        lines.append(QLineF(corner, corner + QPointF(inward.x() > 0 ? arm : -arm, 0)));
        lines.append(QLineF(corner, corner + QPointF(0, inward.y() > 0 ? arm : -arm)));
    }
    painter->setPen(QPen(CanvasColors::ink, look.width + look.edge, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(lines);
    painter->setPen(QPen(look.color, look.width, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(lines);
}
