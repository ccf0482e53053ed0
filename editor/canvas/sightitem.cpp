#include "editor/canvas/sightitem.h"

#include "editor/canvas/canvascolors.h"

#include <QStyleOptionGraphicsItem>

SightItem::SightItem()
{
    setFlag(ItemUsesExtendedStyleOption);
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
}

QRectF SightItem::boundingRect() const
{
    return sceneRectOf(QRect(0, 0, m_sight.width(), m_sight.height()));
}

void SightItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect cells = cellsTouching(option->exposedRect, m_sight.size());
    const PixelPainting pixels(painter, m_scale);
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        paintRow(pixels, painter, QRect(cells.left(), y, cells.width(), 1));
    }
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
