#include "editor/canvas/tintedcells.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellborder.h"
#include "editor/canvas/regionoutline.h"
#include "editor/pictures/layerpainter.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

using CellFigure = void (*)(QPainter *painter, const QRectF &cell, const QColor &color);

/// The border around the set of cells.
enum class Border : std::uint8_t { None, Inside, Dashed };

struct TintStyle {
    CellTint tint;
    QColor color;
    CellFigure figure = nullptr; ///< drawn on each cell
    Border border = Border::None;
    QColor ground = CanvasColors::ink; ///< fill color of the cells
    float strength = 0;                ///< opacity of the fill
};

/// Returns the width of frames and dashed borders.
double lineWidth(double side)
{
    return qMax(1.0, side / 16);
}

/// Returns the width of lines of small shapes.
double thinWidth(double side)
{
    return qMax(1.0, side / 24);
}

void paintDot(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double radius = qMax(1.0, cell.width() / 9);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(CanvasColors::ink, thinWidth(cell.width())));
    painter->setBrush(color);
    painter->drawEllipse(cell.center(), radius, radius);
}

/// Paints a small diamond.
void paintDiamond(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double reach = qMax(2.0, cell.width() / 6);
    const QPointF center = cell.center();
    const std::array<QPointF, 4> corners{center + QPointF(0, -reach), center + QPointF(reach, 0),
                                         center + QPointF(0, reach), center + QPointF(-reach, 0)};
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(CanvasColors::ink, thinWidth(cell.width())));
    painter->setBrush(color);
    painter->drawConvexPolygon(corners.data(), int(corners.size()));
}

/// Paints a ring of the size of the cell.
void paintHoop(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double width = qMax(1.5, cell.width() / 12);
    const double radius = cell.width() / 2 - width;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(CanvasColors::ink, width + 2 * thinWidth(cell.width())));
    painter->drawEllipse(cell.center(), radius, radius);
    painter->setPen(QPen(color, width));
    painter->drawEllipse(cell.center(), radius, radius);
}

/// Paints two small marks side by side, like footprints. `strength` is their opacity. They are faint, because the way
/// matters less than the hero and the things on it.
void paintFootprints(QPainter *painter, const QRectF &cell, const QColor &color, double strength)
{
    const double side = qMax(1.0, cell.width() / 16);
    painter->setOpacity(painter->opacity() * strength);
    const QPointF left = cell.center() - QPointF(cell.width() / 10, -side);
    const QPointF right = cell.center() + QPointF(cell.width() / 10, -side);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(CanvasColors::ink, thinWidth(cell.width())));
    painter->setBrush(color);
    painter->drawEllipse(left, side, side * 1.6);
    painter->drawEllipse(right, side, side * 1.6);
}

void paintSteps(QPainter *painter, const QRectF &cell, const QColor &color)
{
    paintFootprints(painter, cell, color, 0.4);
}

/// Paints footprints that are nearly gone.
void paintOldSteps(QPainter *painter, const QRectF &cell, const QColor &color)
{
    paintFootprints(painter, cell, color, 0.2);
}

/// Paints a small ring in a corner, which leaves space for footprints.
void paintRing(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double radius = qMax(1.5, cell.width() / 12);
    const QPointF place = cell.center() + QPointF(cell.width() / 4, cell.height() / 4);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(CanvasColors::ink, 2 * thinWidth(cell.width()) + 1));
    painter->drawEllipse(place, radius, radius);
    painter->setPen(QPen(color, qMax(1.0, cell.width() / 20)));
    painter->drawEllipse(place, radius, radius);
}

/// Paints a short line in the middle of each side, inside the cell.
void paintTicks(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double half = cell.width() / 7;
    const double inset = qMax(1.5, cell.width() / 12);
    const QPointF center = cell.center();
    const double reach = cell.width() / 2 - inset;
    const std::array<QLineF, 4> lines{QLineF(center + QPointF(-half, -reach), center + QPointF(half, -reach)),
                                      QLineF(center + QPointF(-half, reach), center + QPointF(half, reach)),
                                      QLineF(center + QPointF(-reach, -half), center + QPointF(-reach, half)),
                                      QLineF(center + QPointF(reach, -half), center + QPointF(reach, half))};
    painter->setPen(QPen(CanvasColors::ink, lineWidth(cell.width()) + 2));
    painter->drawLines(lines.data(), int(lines.size()));
    painter->setPen(QPen(color, lineWidth(cell.width())));
    painter->drawLines(lines.data(), int(lines.size()));
}

void paintCellHatching(QPainter *painter, const QRectF &cell, const QColor &color)
{
    constexpr int lines = 4;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(cell, Qt::IntersectClip);
    painter->setPen(QPen(withAlpha(color, 0.9F), thinWidth(cell.width())));
    drawRisingLines(painter, cell, lines);
}

void paintInnerCorners(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double width = qMax(1.5, cell.width() / 12);
    paintCorners(painter, cell.adjusted(width, width, -width, -width), {.color = color, .width = width, .arm = 0.3});
}

void paintOuterCorners(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double width = qMax(2.0, lineWidth(cell.width()));
    paintCorners(painter, cell.adjusted(-width, -width, width, width),
                 {.color = color, .width = width, .arm = 1.0 / 3, .edge = 3});
}

void paintFrame(QPainter *painter, const QRectF &cell, const QColor &color)
{
    paintCellFrame(painter, cell, color, lineWidth(cell.width()));
}

/// Paints a frame with a badge in its upper right corner.
void paintBadge(QPainter *painter, const QRectF &cell, const QColor &color)
{
    paintFrame(painter, cell, color);
    const QRectF badge(cell.topRight() - QPointF(cell.width() * 0.45, 0), cell.size() * 0.45);
    painter->fillRect(badge, color);
    QFont font = painter->font();
    font.setBold(true);
    font.setPixelSize(qMax(1, int(badge.height() * 0.9)));
    painter->setFont(font);
    painter->setPen(CanvasColors::ink);
    painter->drawText(badge, Qt::AlignCenter, u"!"_s);
}

/// Paints a frame with a forked path.
void paintFork(QPainter *painter, const QRectF &cell, const QColor &color)
{
    paintFrame(painter, cell, color);
    const QPointF from(cell.center().x(), cell.bottom() - cell.height() / 6);
    const double reach = cell.width() / 4;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, qMax(1.5, cell.width() / 12)));
    painter->drawLine(from, cell.center());
    painter->drawLine(cell.center(), cell.center() + QPointF(-reach, -reach));
    painter->drawLine(cell.center(), cell.center() + QPointF(reach, -reach));
}

/// Paints a triangle in the upper left corner, which leaves space for a badge.
void paintTriangle(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double side = qMax(3.0, cell.width() * 0.38);
    const QPointF corner = cell.topLeft() + QPointF(1, 1);
    const std::array<QPointF, 3> corners{corner + QPointF(side / 2, 0), corner + QPointF(side, side),
                                         corner + QPointF(0, side)};
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(CanvasColors::ink, thinWidth(cell.width())));
    painter->setBrush(color);
    painter->drawConvexPolygon(corners.data(), int(corners.size()));
}

constexpr std::array<TintStyle, cellTintCount> styles{{
    {CellTint::OldTrail, CanvasColors::ink, paintOldSteps},
    {CellTint::Trail, CanvasColors::ink, paintSteps},
    {CellTint::GhostTrail, CanvasColors::bright, paintRing},
    {CellTint::Path, CanvasColors::accent, paintDot},
    {CellTint::Reach, CanvasColors::info, nullptr, Border::Inside, CanvasColors::info, 0.12F},
    {CellTint::Area, CanvasColors::accent, nullptr, Border::Inside, CanvasColors::accent, 0.32F},
    {CellTint::NextStep, CanvasColors::danger, paintTicks},
    {CellTint::Threat, CanvasColors::danger, paintCellHatching, Border::Inside, CanvasColors::ink, 0.45F},
    {CellTint::Hit, CanvasColors::accent, paintInnerCorners},
    {CellTint::HitSelf, CanvasColors::danger, paintInnerCorners},
    {CellTint::Selected, CanvasColors::accent, nullptr, Border::Dashed},
    {CellTint::Warned, CanvasColors::accent, paintTriangle},
    {CellTint::Marked, CanvasColors::danger, paintBadge},
    {CellTint::FirstDifference, CanvasColors::info, paintFork},
    {CellTint::HintWay, CanvasColors::info, paintDiamond},
    {CellTint::HintGoal, CanvasColors::info, paintHoop},
    {CellTint::Cursor, CanvasColors::accent, paintFrame},
    {CellTint::KeyCursor, CanvasColors::bright, paintOuterCorners},
}};
constexpr bool areInOrder()
{
    for (int tint = 0; tint < cellTintCount; ++tint) {
        if (styles[std::size_t(tint)].tint != CellTint(tint)) {
            return false;
        }
    }
    return true;
}
static_assert(areInOrder(), "each tint needs its row in styles, at its place");

const TintStyle &styleOf(CellTint tint)
{
    return styles[std::size_t(tint)];
}

/// Paints a line with a dark edge, visible on any background.
void paintInside(const PixelPainting &pixels, QPainter *painter, const QRegion &cells, Point cell, const QColor &color)
{
    const double width = qMax(1.0, pixels.side() / 20);
    const auto isSame = [&](Point step) { return cells.contains(QPoint(cell.x + step.x, cell.y + step.y)); };
    paintEdges(painter, pixels.rectAt(cell), width + 1, CanvasColors::ink, isSame);
    paintEdges(painter, pixels.rectAt(cell), width, color, isSame);
}

void paintDashed(const PixelPainting &pixels, QPainter *painter, const QList<QLine> &outline, const QRect &nearby,
                 const QColor &color)
{
    QList<QLineF> lines;
    for (const QLine &line : outline) {
        if (QRect(line.p1(), line.p2()).normalized().intersects(nearby.adjusted(0, 0, 1, 1))) {
            lines.append({pixels.at({line.x1(), line.y1()}), pixels.at({line.x2(), line.y2()})});
        }
    }
    // A dark line below it makes it visible on any background.
    painter->setPen(QPen(CanvasColors::ink, lineWidth(pixels.side()) + 1));
    painter->drawLines(lines);
    painter->setPen(QPen(color, lineWidth(pixels.side()), Qt::DashLine));
    painter->drawLines(lines);
}

} // namespace

QRect TintedCells::setCells(const QRegion &cells)
{
    if (cells == m_cells) {
        return {};
    }
    // Dashes move with the end of a line, so dashed borders change as a whole.
    const bool isWhole = styleOf(m_tint).border == Border::Dashed;
    const QRegion changed = isWhole ? cells.united(m_cells) : cells.xored(m_cells);
    m_cells = cells;
    m_outline = isWhole ? outlineOf(cells) : QList<QLine>();
    return changed.boundingRect();
}

void TintedCells::paint(const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const
{
    const TintStyle &style = styleOf(m_tint);
    if (style.border == Border::Dashed) {
        paintDashed(pixels, painter, m_outline, nearby, style.color);
        return;
    }
    for (const QRect &part : m_cells &nearby) {
        if (style.strength > 0) {
            painter->fillRect(pixels.rectAt(part), withAlpha(style.ground, style.strength));
        }
        eachCell(part, [&](Point cell) {
            if (style.figure) {
                painter->save();
                style.figure(painter, pixels.rectAt(cell), style.color);
                painter->restore();
            }
            if (style.border == Border::Inside) {
                paintInside(pixels, painter, m_cells, cell, style.color);
            }
        });
    }
}
