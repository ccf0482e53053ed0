#include "editor/canvas/terrainitem.h"

#include "editor/canvas/cellblocks.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>

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

void TerrainItem::setTerrain(const Grid<TerrainId> &terrain)
{
    prepareGeometryChange();
    m_terrain = terrain;
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
    } else if (m_scale.tile < smallestTile) {
        paintColors(pixels, painter, cells);
    } else {
        paintTiles(pixels, painter, cells);
    }
}

void TerrainItem::paintTiles(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            painter->drawPixmap(pixels.at({x, y}), m_pixmaps.of(m_terrain, {x, y}));
        }
    }
}

void TerrainItem::paintColors(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const QPointF corner = pixels.at({cells.left(), cells.top()});
    const FarColors &colors = m_pixmaps.farColors();
    const bool hasRoom = m_scale.tile > 1; // single pixels would only flicker
    painter->drawImage(QRectF(corner, QSizeF(cells.size()) * pixels.side()),
                       hasRoom ? colors.draw(m_terrain, cells) : colors.drawPlain(m_terrain, cells));
}

void TerrainItem::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    const int side = m_scale.cellsAPixel;
    if (m_blocks.isNull()) {
        m_blocks = QImage(blocksOf(size(), side), QImage::Format_RGB32);
        m_pixmaps.farColors().drawBlocks(m_blocks, m_blocks.rect(), m_terrain, side);
    }
    const QRect blocks = blocksWith(cells, side);
    const QPointF corner = pixels.at({blocks.left() * side, blocks.top() * side});
    painter->drawImage(QRectF(corner, QSizeF(blocks.size()) * pixels.side()), m_blocks, blocks);
}
