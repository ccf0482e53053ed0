#include "editor/canvas/terrainitem.h"

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
    m_pixmaps.setSide(m_scale.tile, m_scale.ratio);
    m_colors = {};
    update();
}

void TerrainItem::setLook(TileLook look)
{
    m_pixmaps.setLook(look);
    m_pixmaps.setSide(m_scale.tile, m_scale.ratio);
    m_colors = {};
    update();
}

void TerrainItem::setTerrain(const Grid<TerrainId> &terrain)
{
    prepareGeometryChange();
    m_terrain = terrain;
    m_colors = {};
    update();
}

void TerrainItem::updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells)
{
    Q_ASSERT(terrain.size() == size());
    const QRect level(0, 0, size().width, size().height);
    const QRect inside = cells.intersected(level);
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        std::copy_n(terrain.row(y) + inside.left(), inside.width(), m_terrain.row(y) + inside.left());
    }
    const QRect seen = inside.adjusted(0, -1, 0, 0).intersected(level);
    if (!m_colors.isNull()) {
        drawColors(seen);
    }
    update(sceneRectOf(seen));
}

void TerrainItem::setScale(TileScale scale)
{
    if (scale != m_scale) {
        m_scale = scale;
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
    const PixelPainting pixels(painter, m_scale);
    if (m_scale.tile < smallestTile) {
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

void TerrainItem::paintColors(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    if (m_colors.isNull()) {
        m_colors = QImage(size().width, size().height, QImage::Format_RGB32);
        drawColors(m_colors.rect());
    }
    const QPointF corner = pixels.at({cells.left(), cells.top()});
    painter->drawImage(QRectF(corner, QSizeF(cells.size()) * pixels.side()), m_colors, cells);
}

void TerrainItem::drawColors(const QRect &cells)
{
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(m_colors.scanLine(y));
        for (int x = cells.left(); x <= cells.right(); ++x) {
            line[x] = m_pixmaps.meanColorOf(m_terrain, {x, y});
        }
    }
}
