#include "editor/art/markpainting.h"

#include "editor/art/canvascolors.h"
#include "editor/art/laneline.h"
#include "editor/art/layercolors.h"

#include <QPainter>

#include <array>

namespace {

/// Lines of a hatching in a cell.
constexpr int lineCount = 4;
/// Between dark and light, so that marks stand out from both.
constexpr float lineAlpha = 0.9F;

double thinLine(const QRectF &cell)
{
    return qMax(1.0, cell.width() / 22);
}

void paintHatching(QPainter *painter, const QRectF &cell, const CellMark &mark)
{
    painter->fillRect(cell, LayerColors::shade);
    const QPen pen(withAlpha(mark.color, lineAlpha), thinLine(cell));
    if (mark.pattern == CellPattern::Crossed) {
        drawHatching(painter, cell, CellPattern::Rising, lineCount, pen);
        drawHatching(painter, cell, CellPattern::Falling, lineCount, pen);
    } else {
        drawHatching(painter, cell, mark.pattern, lineCount, pen);
    }
}

void paintGrains(QPainter *painter, const QRectF &cell, const CellMark &mark)
{
    painter->fillRect(cell, LayerColors::shade);
    painter->setPen(Qt::NoPen);
    painter->setBrush(withAlpha(mark.color, lineAlpha));
    const double radius = qMax(0.7, cell.width() / 20);
    for (const QPointF place : {QPointF(0.25, 0.25), QPointF(0.75, 0.25), QPointF(0.25, 0.75), QPointF(0.75, 0.75)}) {
        painter->drawEllipse(cell.topLeft() + place * cell.width(), radius, radius);
    }
}

void drawShape(QPainter *painter, const QRectF &cell, CellPattern pattern)
{
    const QPointF center = cell.center();
    const double half = cell.width() * 0.27;
    if (pattern == CellPattern::Diamond) {
        const std::array<QPointF, 4> corners{center + QPointF(0, -half), center + QPointF(half, 0),
                                             center + QPointF(0, half), center + QPointF(-half, 0)};
        painter->drawConvexPolygon(corners.data(), int(corners.size()));
    } else if (pattern == CellPattern::Square) {
        painter->drawRect(QRectF(center - QPointF(half, half), QSizeF(2 * half, 2 * half)));
    } else {
        const double radius = pattern == CellPattern::Dot ? half * 0.7 : half;
        painter->drawEllipse(center, radius, radius);
    }
}

/// Draws a shape with a dark edge, so that it stands out from whatever is under it.
void paintShape(QPainter *painter, const QRectF &cell, const CellMark &mark)
{
    const bool isFilled = mark.pattern == CellPattern::Diamond || mark.pattern == CellPattern::Dot;
    const double width = qMax(1.0, cell.width() / 12);
    painter->setBrush(isFilled ? QBrush(mark.color) : QBrush(Qt::NoBrush));
    painter->setPen(QPen(CanvasColors::ink, isFilled ? width : width + 2));
    drawShape(painter, cell, mark.pattern);
    if (!isFilled) {
        painter->setPen(QPen(mark.color, width));
        drawShape(painter, cell, mark.pattern);
    }
}

QPixmap darkGround(int side, double ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(CanvasColors::ink);
    return pixmap;
}

} // namespace

void drawHatching(QPainter *painter, const QRectF &cell, CellPattern pattern, int count, const QPen &pen)
{
    const double gap = cell.width() / count;
    const bool isSlanted = pattern == CellPattern::Rising || pattern == CellPattern::Falling;
    QList<QLineF> lines;
    for (int i = 0; i < (isSlanted ? 2 : 1) * count; ++i) {
        const double at = (i + 0.5) * gap;
        if (pattern == CellPattern::Rising) {
            lines.append({cell.topLeft() + QPointF(at, 0), cell.topLeft() + QPointF(0, at)});
        } else if (pattern == CellPattern::Falling) {
            lines.append({cell.topRight() + QPointF(-at, 0), cell.topRight() + QPointF(0, at)});
        } else if (pattern == CellPattern::Upright) {
            lines.append({cell.topLeft() + QPointF(at, 0), cell.bottomLeft() + QPointF(at, 0)});
        } else {
            lines.append({cell.topLeft() + QPointF(0, at), cell.topRight() + QPointF(0, at)});
        }
    }
    painter->setPen(pen);
    painter->drawLines(lines);
}

void paintMark(QPainter *painter, const QRectF &cell, const CellMark &mark)
{
    painter->save();
    painter->setClipRect(cell, Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    switch (mark.pattern) {
    case CellPattern::Crossed:
    case CellPattern::Rising:
    case CellPattern::Falling:
    case CellPattern::Upright:
    case CellPattern::Level:
        paintHatching(painter, cell, mark);
        break;
    case CellPattern::Grained:
        paintGrains(painter, cell, mark);
        break;
    case CellPattern::Rings:
    case CellPattern::Dot:
    case CellPattern::Square:
    case CellPattern::Diamond:
        paintShape(painter, cell, mark);
        break;
    }
    painter->restore();
}

bool isMarkOn(CellPattern pattern, Point cell)
{
    constexpr int every = 3;
    switch (pattern) {
    case CellPattern::Crossed:
        return (cell.x + cell.y) % every == 0 || (cell.x - cell.y) % every == 0;
    case CellPattern::Rising:
        return (cell.x + cell.y) % every == 0;
    case CellPattern::Falling:
        return (cell.x - cell.y) % every == 0;
    case CellPattern::Upright:
        return cell.x % every == 0;
    case CellPattern::Level:
        return cell.y % every == 0;
    case CellPattern::Grained:
        return cell.x % 2 == 0 && cell.y % 2 == 0;
    case CellPattern::Rings:
        return (cell.x + cell.y) % 2 == 0;
    default:
        return true;
    }
}

QPixmap markSwatch(const CellMark &mark, int side, double ratio)
{
    QPixmap pixmap = darkGround(side, ratio);
    QPainter painter(&pixmap);
    const QRectF cell(0, 0, side, side);
    if (mark.hasLane()) {
        paintLaneAlone(&painter, cell.adjusted(1, 1, -1, -1), mark);
        return pixmap;
    }
    paintMark(&painter, cell, mark);
    if (mark.hasOutline) {
        painter.setPen(QPen(mark.color, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(1, 1, -1, -1));
    }
    return pixmap;
}

QPixmap bandSwatch(int side, double ratio)
{
    constexpr int bands = 4;
    QPixmap pixmap = darkGround(side, ratio);
    QPainter painter(&pixmap);
    for (int i = 0; i < bands; ++i) {
        const double left = double(side) * i / bands;
        painter.fillRect(QRectF(left, 0, double(side) / bands, side), bandColor(i, bands));
        painter.fillRect(QRectF(left, 0, 1, side), CanvasColors::ink);
    }
    return pixmap;
}

QColor bandColor(int band, int bands)
{
    const float part = bands < 2 ? 0 : float(band) / float(bands - 1);
    const auto between = [part](float a, float b) { return a + (b - a) * part; };
    const QColor &a = LayerColors::nearBand;
    const QColor &b = LayerColors::farBand;
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()),
                            between(a.blueF(), b.blueF()));
}
