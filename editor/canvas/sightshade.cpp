#include "editor/canvas/sightshade.h"

#include "editor/art/blockbits.h"
#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"
#include "editor/art/markpainting.h"

#include <algorithm>
#include <array>

namespace {

/// Below this, in device pixels, lines would only be noise.
constexpr int smallestHatchedTile = 8;
/// Logical pixels between two lines, about.
constexpr double hatchGap = 8;

/// The veil over a remembered cell. Its lines go on in the next cells.
QPixmap drawnVeil(const TileScale &scale)
{
    QPixmap veil(scale.tile, scale.tile);
    veil.fill(CanvasColors::dimness);
    if (scale.tile >= smallestHatchedTile) {
        const int lines = qMax(1, qRound(scale.side() / hatchGap));
        const double width = qMax(1.0, double(scale.tile) / lines / 8);
        QPainter painter(&veil);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(CanvasColors::memory, width));
        drawRisingLines(&painter, veil.rect(), lines);
    }
    veil.setDevicePixelRatio(scale.ratio);
    return veil;
}

} // namespace

void SightShade::setScale(TileScale scale)
{
    m_scale = scale;
    m_veil = {};
}

QRect SightShade::updateSight(const std::vector<Point> &cells, CellSight sight)
{
    QRect changed;
    for (const Point cell : cells) {
        if (m_sight.contains(cell) && m_sight.at(cell) != sight) {
            m_sight.set(cell, sight);
            changed |= QRect(cell.x, cell.y, 1, 1);
        }
    }
    return changed;
}

void SightShade::paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    if (m_sight.size() == Size()) {
        return;
    }
    if (m_scale.cellsAPixel > 1) {
        paintBlocks(pixels, painter, cells);
        return;
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        paintRow(pixels, painter, QRect(cells.left(), y, cells.width(), 1));
    }
}

/// Paints blocks, of which the cell that is known best stands for all: a corridor between unseen walls has no gaps.
void SightShade::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
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
    painter->drawImage(pixels.rectOfBlocks(blocks), picture);
}

/// Cells side by side that are equally dark are filled at once.
void SightShade::paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row)
{
    const CellSight *sights = m_sight.row(row.top());
    for (int first = row.left(), end = first; first <= row.right(); first = end) {
        const CellSight sight = sights[first];
        while (end <= row.right() && sights[end] == sight) {
            ++end;
        }
        const QRectF cells = pixels.rectAt(QRect(first, row.top(), end - first, 1));
        if (sight == CellSight::Unseen) {
            painter->fillRect(cells, CanvasColors::ink);
        } else if (sight == CellSight::Remembered) {
            m_veil = m_veil.isNull() ? drawnVeil(m_scale) : m_veil;
            painter->drawTiledPixmap(cells, m_veil);
        }
    }
}
