#include "editor/canvas/gridlines.h"

#include "editor/art/canvascolors.h"

namespace {

constexpr int majorLine = 5;
/// Device pixels a cell: from `full` on lines are drawn with their whole strength, below `least` not at all.
struct Fading {
    int least;
    int full;
};
constexpr Fading minorFading{8, 20};
constexpr Fading majorFading{3, 8};

/// The thickness of an axis, in logical pixels.
constexpr double thickness = 2;

/// The color of a line; transparent if it is not drawn.
QColor colorOf(int line, int tile)
{
    const bool isMajor = line % majorLine == 0;
    const Fading fading = isMajor ? majorFading : minorFading;
    if (tile < fading.least) {
        return Qt::transparent;
    }
    QColor color = isMajor ? CanvasColors::majorGrid : CanvasColors::grid;
    color.setAlpha(int(color.alpha() * qMin(1.0, double(tile) / fading.full)));
    return color;
}

} // namespace

void paintGrid(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    const double pixel = 1 / pixels.scale().ratio;
    const QRectF whole = pixels.rectAt(cells);
    for (int x = cells.left(); x <= cells.right(); ++x) {
        const QColor color = colorOf(x, pixels.scale().tile);
        if (color.alpha() > 0) {
            const double left = pixels.at({x, cells.top()}).x();
            painter->fillRect(QRectF(left, whole.top(), pixel, whole.height()), color);
        }
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QColor color = colorOf(y, pixels.scale().tile);
        if (color.alpha() > 0) {
            const double top = pixels.at({cells.left(), y}).y();
            painter->fillRect(QRectF(whole.left(), top, whole.width(), pixel), color);
        }
    }
}

void paintAxes(const PixelPainting &pixels, QPainter *painter, const CanvasAxes &axes, Size level)
{
    const QPointF first = pixels.at({0, 0});
    const QPointF end = pixels.at({level.width, level.height});
    const double half = pixels.scale().side() / 2;
    // The middle of cell n is at n + 1/2.
    QList<QLineF> lines;
    if (axes.twiceX) {
        const double x = first.x() + (*axes.twiceX + 1) * half;
        lines.append(QLineF(x, first.y(), x, end.y()));
    }
    if (axes.twiceY) {
        const double y = first.y() + (*axes.twiceY + 1) * half;
        lines.append(QLineF(first.x(), y, end.x(), y));
    }
    painter->setPen(QPen(CanvasColors::ink, thickness + 1));
    painter->drawLines(lines);
    painter->setPen(QPen(CanvasColors::info, thickness, Qt::DashDotLine));
    painter->drawLines(lines);
}
