#pragma once

class QColor;
class QPainter;
class QRectF;

/// A line just inside the border of a cell, dark on both sides, so that it stands out from whatever is under it.
void paintCellFrame(QPainter *painter, const QRectF &cell, const QColor &color, double width);
