#include "editor/art/cellborder.h"

#include "editor/art/canvascolors.h"

#include <cmath>

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

namespace {

/// Steps per side of a cell, each drawn or left out, so that dashes continue from cell to cell.
constexpr int dashSteps = 8;
/// Dashes by lane, all different without color: solid, half, dense dots, dash and dot, sparse dots, short.
constexpr std::array<std::uint8_t, CellMark::mostLanes> dashes{0xff, 0x3c, 0x55, 0x5e, 0x11, 0x66};

struct Lane {
    double inset = 0;
    double width = 1;
};

constexpr double casing = 1; ///< width of the dark edge of a line

/// Lanes are spread between the border of a cell and its middle. Lines are 2 px wide, or more in large cells, with a
/// pixel for their edges between them; if many lanes share a small cell, they are 1 px wide.
Lane laneOf(const CellMark &mark, double side)
{
    const double step = qMin(side / 6, side / 2 / mark.lanes);
    const double width = qMin(std::floor(step * 0.7), qMax(2.0, std::floor(side / 24)));
    return {std::floor(step * mark.lane), qMax(1.0, width)};
}

/// A side of a cell: `along` is the direction of the side, `across` points from it into the cell.
struct Side {
    QPointF corner;
    QPointF along;
    QPointF across;
    Direction outward;
    Direction before; ///< directions at the start and the end of the side
    Direction after;
};

std::array<Side, 4> sidesOf(const QRectF &cell)
{
    const QPointF right(1, 0);
    const QPointF down(0, 1);
    return {{{cell.topLeft(), right, down, Direction::North, Direction::West, Direction::East},
             {cell.topRight(), down, -right, Direction::East, Direction::North, Direction::South},
             {cell.bottomLeft(), right, -down, Direction::South, Direction::West, Direction::East},
             {cell.topLeft(), down, right, Direction::West, Direction::North, Direction::South}}};
}

Direction between(Direction one, Direction other)
{
    for (const Direction corner :
         {Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest}) {
        if (stepOf(corner) == stepOf(one) + stepOf(other)) {
            return corner;
        }
    }
    return one;
}

bool has(SameNeighbors same, Direction direction)
{
    return same.test(std::size_t(direction));
}

/// Returns how far before a corner the line of a side ends; negative if it ends beyond it.
double shortening(SameNeighbors same, Direction outward, Direction end, double inset)
{
    if (!has(same, end)) {
        return inset;
    }
    return has(same, between(outward, end)) ? -inset : 0;
}

/// A line of dashes: its place, and how much wider it is on all sides.
struct Stroke {
    Lane lane;
    std::uint8_t dashes = 0;
    QColor color;
    double margin = 0;
};

void paintSide(QPainter *painter, const Side &side, double length, const Stroke &stroke, SameNeighbors same)
{
    const Lane lane = stroke.lane;
    const double from = shortening(same, side.outward, side.before, lane.inset);
    const double to = length - shortening(same, side.outward, side.after, lane.inset + lane.width);
    const double step = length / dashSteps;
    for (int i = int(std::floor(from / step)); i * step < to; ++i) {
        if ((stroke.dashes >> (i & (dashSteps - 1)) & 1) != 0) {
            const double begin = qMax(from, i * step);
            const double end = qMin(to, (i + 1) * step);
            const QPointF corner = side.corner + side.along * begin + side.across * lane.inset;
            const QPointF opposite = side.corner + side.along * end + side.across * (lane.inset + lane.width);
            const double margin = stroke.margin;
            painter->fillRect(QRectF(corner, opposite).normalized().adjusted(-margin, -margin, margin, margin),
                              stroke.color);
        }
    }
}

void paintStroke(QPainter *painter, const QRectF &cell, const Stroke &stroke, SameNeighbors same)
{
    for (const Side &side : sidesOf(cell)) {
        if (!has(same, side.outward)) {
            paintSide(painter, side, cell.width(), stroke, same);
        }
    }
}

std::uint8_t dashesOf(const CellMark &mark)
{
    return dashes[std::size_t(mark.lane)];
}

} // namespace

void paintLaneEdge(QPainter *painter, const QRectF &cell, const CellMark &mark, SameNeighbors same)
{
    paintStroke(
        painter, cell,
        {.lane = laneOf(mark, cell.width()), .dashes = dashesOf(mark), .color = CanvasColors::ink, .margin = casing},
        same);
}

void paintLane(QPainter *painter, const QRectF &cell, const CellMark &mark, SameNeighbors same)
{
    paintStroke(painter, cell, {.lane = laneOf(mark, cell.width()), .dashes = dashesOf(mark), .color = mark.color},
                same);
}

void paintLaneSample(QPainter *painter, const QRectF &cell, const CellMark &mark)
{
    paintStroke(painter, cell, {.lane = {.inset = 0, .width = 2}, .dashes = dashesOf(mark), .color = mark.color}, {});
}
