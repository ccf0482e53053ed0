#include "editor/canvas/sightitem.h"

#include "editor/canvas/canvascolors.h"
#include "editor/canvas/cellblocks.h"

#include <QStyleOptionGraphicsItem>

SightItem::SightItem()
{
    setFlag(ItemUsesExtendedStyleOption);
    setVisible(false);
}

void SightItem::setScale(TileScale scale)
{
    m_scale = scale;
    update();
}

void SightItem::setSight(const Grid<CellSight> &sight)
{
    prepareGeometryChange();
    m_sight = sight;
    setVisible(true);
    update();
}

void SightItem::updateSight(const std::vector<Point> &cells, CellSight sight)
{
    QRect changed;
    for (const Point cell : cells) {
        if (m_sight.contains(cell) && m_sight.at(cell) != sight) {
            m_sight.set(cell, sight);
            changed |= QRect(cell.x, cell.y, 1, 1);
        }
    }
    if (!changed.isEmpty()) {
        update(sceneRectOf(changed));
    }
}

void SightItem::clear()
{
    prepareGeometryChange();
    m_sight = {};
    setVisible(false);
}

QRectF SightItem::boundingRect() const
{
    return sceneRectOf(QRect(0, 0, m_sight.width(), m_sight.height()));
}

void SightItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect cells = cellsTouching(option->exposedRect, m_sight.size());
    const PixelPainting pixels(painter, m_scale);
    if (m_scale.cellsAPixel > 1) {
        paintBlocks(pixels, painter, cells);
        return;
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        paintRow(pixels, painter, QRect(cells.left(), y, cells.width(), 1));
    }
}

/// Where cells share a pixel, the one in their middle stands for all.
void SightItem::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const int side = m_scale.cellsAPixel;
    const QRect blocks = blocksWith(cells, side);
    const auto shadeOf = [](CellSight sight) {
        const QColor &color = sight == CellSight::Unseen ? CanvasColors::ink : CanvasColors::dimness;
        return sight == CellSight::Visible ? 0 : qPremultiply(color.rgba());
    };
    QImage shades(blocks.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < blocks.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(shades.scanLine(y));
        const CellSight *row = m_sight.row(middleOf(blocks.top() + y, side, m_sight.height()));
        for (int x = 0; x < blocks.width(); ++x) {
            line[x] = shadeOf(row[middleOf(blocks.left() + x, side, m_sight.width())]);
        }
    }
    const QPointF corner = pixels.at({blocks.left() * side, blocks.top() * side});
    painter->drawImage(QRectF(corner, QSizeF(blocks.size()) * pixels.side()), shades);
}

/// Cells side by side that are equally dark are filled at once.
void SightItem::paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row) const
{
    const CellSight *sights = m_sight.row(row.top());
    for (int first = row.left(), end = first; first <= row.right(); first = end) {
        const CellSight sight = sights[first];
        while (end <= row.right() && sights[end] == sight) {
            ++end;
        }
        if (sight != CellSight::Visible) {
            const QRectF cells(pixels.at({first, row.top()}), pixels.at({end, row.top() + 1}));
            painter->fillRect(cells, sight == CellSight::Unseen ? CanvasColors::ink : CanvasColors::dimness);
        }
    }
}
