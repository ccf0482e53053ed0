#include "editor/art/cellframe.h"

#include "editor/art/canvascolors.h"

#include <QPainter>

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
