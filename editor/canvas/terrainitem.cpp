#include "editor/canvas/terrainitem.h"

#include "editor/art/cellblocks.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace {

/// Below this the pixels of a tile cost less than asking the painter for it.
constexpr int smallestDrawnAlone = 16;

/// Pixels. Of a higher picture Qt's raster engine gives parts to other threads where what is repainted is no single
/// rectangle, and waking them takes longer than drawing it.
constexpr int bandHeight = 32;

QRgb *pixelsOf(QImage &image)
{
    return reinterpret_cast<QRgb *>(image.bits());
}

const QRgb *pixelsOf(const QImage &image)
{
    return reinterpret_cast<const QRgb *>(image.constBits());
}

} // namespace

TerrainItem::TerrainItem(CataloguePtr catalogue) : m_pixmaps(std::move(catalogue))
{
    setFlag(ItemUsesExtendedStyleOption);
    m_pixmaps.setSide(m_scale.tile, m_scale.ratio);
}

void TerrainItem::setCatalogue(CataloguePtr catalogue)
{
    m_pixmaps.setCatalogue(std::move(catalogue));
    m_blocks = {};
    update();
}

void TerrainItem::setLook(TileLook look)
{
    m_pixmaps.setLook(look);
    m_blocks = {};
    update();
}

void TerrainItem::setTerrain(Grid<TerrainId> terrain)
{
    prepareGeometryChange();
    m_terrain = std::move(terrain);
    m_blocks = {};
    update();
}

void TerrainItem::updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells)
{
    Q_ASSERT(terrain.size() == size());
    const QRect level(0, 0, size().width, size().height);
    const QRect inside = cells.intersected(level);
    if (inside.isEmpty()) {
        return;
    }
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        std::copy_n(terrain.row(y) + inside.left(), inside.width(), m_terrain.row(y) + inside.left());
    }
    const QRect seen = inside.adjusted(0, -1, 0, 0).intersected(level);
    if (!m_blocks.isNull()) {
        const int side = m_scale.cellsAPixel;
        m_pixmaps.farColors().drawBlocks(m_blocks, blocksWith(seen, side), m_terrain, side);
    }
    update(sceneRectOf(seen));
}

void TerrainItem::setScale(TileScale scale)
{
    if (scale != m_scale) {
        m_scale = scale;
        m_blocks = {};
        m_pixmaps.setSide(scale.tile, scale.ratio);
        update();
    }
}

QRectF TerrainItem::boundingRect() const
{
    return sceneRectOf(QRect(0, 0, size().width, size().height));
}

void TerrainItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect cells = cellsTouching(option->exposedRect, size());
    if (cells.isEmpty()) {
        return;
    }
    const PixelPainting pixels(painter, m_scale);
    if (m_scale.cellsAPixel > 1) {
        paintBlocks(pixels, painter, cells);
    } else if (m_scale.tile < smallestDrawnAlone) {
        paintRows(pixels, painter, cells);
    } else {
        paintTiles(pixels, painter, cells);
    }
}

void TerrainItem::paintTiles(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QPointF first = pixels.at({cells.left(), y});
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const QPointF corner(first.x() + (x - cells.left()) * pixels.side(), first.y());
            painter->drawPixmap(corner, m_pixmaps.of(m_terrain, {x, y}));
        }
    }
}

void TerrainItem::paintRows(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    QImage row(cells.width() * m_scale.tile, m_scale.tile, QImage::Format_RGB32);
    row.setDevicePixelRatio(m_scale.ratio);
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const Point first{cells.left(), y};
        m_scale.tile < smallestTile ? copyColors(row, first) : copyTiles(row, first);
        painter->drawImage(pixels.at(first), row);
    }
}

void TerrainItem::copyTiles(QImage &row, Point first) const
{
    const int side = m_scale.tile;
    const int width = row.width();
    QRgb *out = pixelsOf(row);
    for (int x = 0; x < width; x += side) {
        const QRgb *tile = pixelsOf(m_pixmaps.imageOf(m_terrain, {first.x + x / side, first.y}));
        for (int y = 0; y < side; ++y) {
            std::copy_n(tile + y * side, side, out + y * width + x);
        }
    }
}

void TerrainItem::copyColors(QImage &row, Point first) const
{
    const int side = m_scale.tile;
    const int width = row.width();
    const QRect cells(first.x, first.y, width / side, 1);
    const FarColors &farColors = m_pixmaps.farColors();
    const bool hasRoom = side > 1; // single pixels would only flicker
    const QImage colors = hasRoom ? farColors.draw(m_terrain, cells) : farColors.drawPlain(m_terrain, cells);
    QRgb *out = pixelsOf(row);
    for (const QRgb *color = pixelsOf(colors), *end = color + cells.width(); color != end; ++color) {
        const QRgb pixel = *color;
        for (int x = 0; x < side; ++x) {
            *out++ = pixel;
        }
    }
    out = pixelsOf(row);
    for (int y = 1; y < side; ++y) {
        std::copy_n(out, width, out + y * width);
    }
}

void TerrainItem::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    const int side = m_scale.cellsAPixel;
    drawMoreBlocks();
    const QRect blocks = blocksWith(cells, side);
    const QPointF corner = pixels.at({blocks.left() * side, blocks.top() * side});
    for (int y = 0; y < blocks.height(); y += bandHeight) {
        const QRect band(blocks.left(), blocks.top() + y, blocks.width(), std::min(bandHeight, blocks.height() - y));
        const QPointF place = corner + QPointF(0, y * pixels.side());
        painter->drawImage(QRectF(place, QSizeF(band.size()) * pixels.side()), m_blocks, band);
    }
}

void TerrainItem::drawMoreBlocks()
{
    const int side = m_scale.cellsAPixel;
    const FarColors &colors = m_pixmaps.farColors();
    if (m_blocks.isNull()) {
        m_blocks = QImage(blocksOf(size(), side), QImage::Format_RGB32);
        m_sketched = m_blocks.rect();
        if (partForAFrame(m_sketched, side) != m_sketched) {
            colors.sketchBlocks(m_blocks, m_terrain, side);
            update();
            return; // a level is seldom that large but when it is opened, which takes time already
        }
    }
    if (!m_sketched.isEmpty()) {
        const QRect part = partForAFrame(m_sketched, side);
        colors.drawBlocks(m_blocks, part, m_terrain, side);
        m_sketched.setTop(part.bottom() + 1);
        if (part != m_blocks.rect()) {
            update(); // the frame may have been about another part
        }
    }
}
