#include "editor/canvas/sightitem.h"

#include "editor/art/blockbits.h"
#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>

namespace {

/// Below this, in device pixels, lines would only be noise.
constexpr int smallestHatchedTile = 8;
/// Between two lines, in logical pixels, about.
constexpr double hatchGap = 8;

/// What lies over a remembered cell. Lines go on in the next cells.
QPixmap drawnVeil(const TileScale &scale)
{
    QPixmap veil(scale.tile, scale.tile);
    veil.fill(CanvasColors::dimness);
    if (scale.tile >= smallestHatchedTile) {
        const int lines = qMax(1, qRound(scale.side() / hatchGap));
        const double gap = double(scale.tile) / lines;
        QPainter painter(&veil);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(CanvasColors::memory, qMax(1.0, gap / 8)));
        for (int i = 0; i < 2 * lines; ++i) {
            const double at = (i + 0.5) * gap;
            painter.drawLine(QPointF(at, 0), QPointF(0, at));
        }
    }
    veil.setDevicePixelRatio(scale.ratio);
    return veil;
}

} // namespace

SightItem::SightItem()
{
    setFlag(ItemUsesExtendedStyleOption);
    setVisible(false);
}

void SightItem::setScale(TileScale scale)
{
    m_scale = scale;
    m_veil = {};
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

/// Where cells share a pixel, the one that is known best stands for all: a corridor between unseen walls has no gaps.
void SightItem::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const int side = m_scale.cellsAPixel;
    const QRect blocks = blocksWith(cells, side);
    const auto *sights = reinterpret_cast<const std::uint8_t *>(m_sight.cells().data());
    static_assert(int(CellSight::Unseen) == 0 && int(CellSight::Remembered) == 1 && int(CellSight::Visible) == 2);
    const QRgb unseen = qPremultiply(CanvasColors::ink.rgba());
    const std::array shades{unseen, qPremultiply(CanvasColors::dimness.rgba()), QRgb(0), QRgb(0)};
    QImage picture(blocks.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < blocks.height(); ++y) {
        const QRect row(blocks.left(), blocks.top() + y, blocks.width(), 1);
        const std::vector<std::uint8_t> known = bitsOfBlocks(sights, m_sight.size(), side, row);
        std::transform(known.begin(), known.end(), reinterpret_cast<QRgb *>(picture.scanLine(y)),
                       [&shades](std::uint8_t bits) { return shades[bits]; });
    }
    const QPointF corner = pixels.at({blocks.left() * side, blocks.top() * side});
    painter->drawImage(QRectF(corner, QSizeF(blocks.size()) * pixels.side()), picture);
}

const QPixmap &SightItem::veil()
{
    if (m_veil.isNull()) {
        m_veil = drawnVeil(m_scale);
    }
    return m_veil;
}

/// Cells side by side that are equally dark are filled at once.
void SightItem::paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row)
{
    const CellSight *sights = m_sight.row(row.top());
    for (int first = row.left(), end = first; first <= row.right(); first = end) {
        const CellSight sight = sights[first];
        while (end <= row.right() && sights[end] == sight) {
            ++end;
        }
        const QRectF cells(pixels.at({first, row.top()}), pixels.at({end, row.top() + 1}));
        if (sight == CellSight::Unseen) {
            painter->fillRect(cells, CanvasColors::ink);
        } else if (sight == CellSight::Remembered) {
            painter->drawTiledPixmap(cells, veil());
        }
    }
}
