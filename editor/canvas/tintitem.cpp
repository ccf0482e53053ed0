#include "editor/canvas/tintitem.h"

#include "editor/art/canvascolors.h"

#include <QStyleOptionGraphicsItem>

namespace {

struct Style {
    QColor color;
    double wash = 0;         ///< opacity of the cells' ground
    bool hasOutline = false; ///< around all cells together
    bool isHatched = false;
    QColor ground = color; ///< what fills the cells
};

Style styleOf(CellTint tint)
{
    switch (tint) {
    case CellTint::Path:
        return {.color = CanvasColors::accent};
    case CellTint::Reach:
        return {.color = CanvasColors::info, .wash = 0.12, .hasOutline = true};
    case CellTint::Area:
        return {.color = CanvasColors::accent, .wash = 0.32, .hasOutline = true};
    case CellTint::Threat:
        return {.color = CanvasColors::danger,
                .wash = 0.45,
                .hasOutline = true,
                .isHatched = true,
                .ground = CanvasColors::ink};
    case CellTint::Hit:
        return {.color = CanvasColors::accent};
    case CellTint::HitSelf:
        return {.color = CanvasColors::danger};
    }
    return {};
}

QColor faint(QColor color, double opacity)
{
    color.setAlphaF(float(opacity));
    return color;
}

bool isIn(const QRegion &cells, Point cell)
{
    return cells.contains(QPoint(cell.x, cell.y));
}

void paintDot(QPainter *painter, const QRectF &rect, const QColor &color)
{
    const double radius = qMax(1.0, rect.width() / 9);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(CanvasColors::ink, qMax(1.0, rect.width() / 24)));
    painter->setBrush(color);
    painter->drawEllipse(rect.center(), radius, radius);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

void paintHatching(QPainter *painter, const QRectF &rect, const QColor &color)
{
    constexpr int lines = 4;
    const double gap = rect.width() / lines;
    painter->save();
    painter->setClipRect(rect, Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(faint(color, 0.9), qMax(1.0, rect.width() / 24)));
    for (int i = 0; i < 2 * lines; ++i) {
        const double offset = (i + 0.5) * gap;
        painter->drawLine(rect.topLeft() + QPointF(offset, 0), rect.topLeft() + QPointF(0, offset));
    }
    painter->restore();
}

/// Corners of a frame: dark below, so that they stand out from whatever is under them.
void paintCorners(QPainter *painter, const QRectF &cell, const QColor &color)
{
    const double width = qMax(1.5, cell.width() / 12);
    const double inset = width;
    const QRectF frame = cell.adjusted(inset, inset, -inset, -inset);
    const double arm = frame.width() * 0.3;
    QList<QLineF> lines;
    for (const auto &[corner, x, y] :
         {std::tuple(frame.topLeft(), 1, 1), std::tuple(frame.topRight(), -1, 1), std::tuple(frame.bottomLeft(), 1, -1),
          std::tuple(frame.bottomRight(), -1, -1)}) {
        lines << QLineF(corner, corner + QPointF(x * arm, 0)) << QLineF(corner, corner + QPointF(0, y * arm));
    }
    painter->setPen(QPen(CanvasColors::ink, width + 2, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(lines);
    painter->setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(lines);
}

} // namespace

TintItem::TintItem()
{
    setFlag(ItemUsesExtendedStyleOption);
}

void TintItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
    m_cells = {};
    update();
}

void TintItem::setScale(TileScale scale)
{
    m_scale = scale;
    update();
}

void TintItem::setTint(CellTint tint, const QRegion &cells)
{
    QRegion &tinted = m_cells[std::size_t(tint)];
    if (cells != tinted) {
        // Outlines of the neighbors change too.
        const QRect changed = cells.xored(tinted).boundingRect().adjusted(-1, -1, 1, 1);
        tinted = cells;
        update(sceneRectOf(changed));
    }
}

QRectF TintItem::boundingRect() const
{
    return sceneRectOf(QRect(0, 0, m_size.width, m_size.height));
}

void TintItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect exposed = cellsTouching(option->exposedRect, m_size);
    const PixelPainting pixels(painter, m_scale);
    for (int tint = 0; tint < cellTintCount; ++tint) {
        paintTint(pixels, painter, CellTint(tint), exposed);
    }
}

void TintItem::paintTint(const PixelPainting &pixels, QPainter *painter, CellTint tint, const QRect &exposed) const
{
    const QRegion &cells = tinted(tint);
    const Style style = styleOf(tint);
    for (const QRect &part : cells &exposed) {
        if (style.wash > 0) {
            const QRectF rect(pixels.at({part.left(), part.top()}), pixels.at({part.right() + 1, part.bottom() + 1}));
            painter->fillRect(rect, faint(style.ground, style.wash));
        }
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                const QRectF rect = pixels.rectAt(sceneRectOf(Point{x, y}).topLeft());
                if (tint == CellTint::Path) {
                    paintDot(painter, rect, style.color);
                } else if (style.isHatched) {
                    paintHatching(painter, rect, style.color);
                } else if (!style.hasOutline) {
                    paintCorners(painter, rect, style.color);
                }
                if (style.hasOutline) {
                    paintOutline(pixels, painter, cells, {x, y}, style.color);
                }
            }
        }
    }
}

void TintItem::paintOutline(const PixelPainting &pixels, QPainter *painter, const QRegion &cells, Point cell,
                            const QColor &color) const
{
    const double width = qMax(1.0, pixels.side() / 20);
    const QRectF rect = pixels.rectAt(sceneRectOf(cell).topLeft());
    const auto paintEdges = [&](double thick, const QColor &with) {
        const std::array<QRectF, 4> edges{{{rect.left(), rect.top(), rect.width(), thick},
                                           {rect.right() - thick, rect.top(), thick, rect.height()},
                                           {rect.left(), rect.bottom() - thick, rect.width(), thick},
                                           {rect.left(), rect.top(), thick, rect.height()}}};
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (!isIn(cells, cell + stepOf(straightDirections[i]))) {
                painter->fillRect(edges[i], with);
            }
        }
    };
    // Dark beside it, so that it stands out from whatever is under it.
    paintEdges(width + 1, CanvasColors::ink);
    paintEdges(width, color);
}
