#include "editor/canvas/terrainitem.h"

#include "editor/art/cellblocks.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <utility>

namespace {

/// Height in pixels. If the repainted area is not a single rectangle, Qt's raster engine distributes higher pictures
/// over threads, and waking them takes longer than drawing.
constexpr int bandHeight = 32;

} // namespace

TerrainItem::TerrainItem(const LevelPainter &painter) : m_painter(painter)
{
    setFlag(ItemUsesExtendedStyleOption);
}

void TerrainItem::drawAnew()
{
    m_blocks = {};
    update();
}

void TerrainItem::setTerrain(Grid<TerrainId> terrain)
{
    prepareGeometryChange();
    m_terrain = std::move(terrain);
    drawAnew();
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
    const int reach = m_painter.reachOfTerrain();
    const QRect seen = inside.adjusted(-reach, -reach, reach, reach).intersected(level);
    if (!m_blocks.isNull()) {
        const int side = m_painter.scale().cellsPerPixel;
        m_painter.farColors().drawBlocks(m_blocks, blocksWith(seen, side), m_terrain, side);
    }
    update(sceneRectOf(seen));
}

void TerrainItem::glint(const QRect &cells, int beat)
{
    const int before = std::exchange(m_beat, beat);
    if (!m_painter.hasGlints()) {
        return;
    }
    const TileComposer &composer = m_painter.composer();
    eachCell(cells & QRect(0, 0, size().width, size().height), [&](Point cell) {
        const TerrainId id = m_terrain.at(cell);
        if (composer.glintOf(id, cell, before) != composer.glintOf(id, cell, beat)) {
            update(sceneRectOf(cell));
        }
    });
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
    const PixelPainting pixels(painter, m_painter.scale());
    if (m_painter.scale().cellsPerPixel > 1) {
        paintBlocks(pixels, painter, cells);
    } else {
        m_painter.paintTerrain(pixels, painter, m_terrain, cells);
        m_painter.paintGlints(pixels, painter, m_terrain, cells, m_beat);
        m_painter.paintLights(painter, {m_terrain, pixels.at({0, 0})}, cells);
    }
}

void TerrainItem::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    drawMoreBlocks();
    const QRect blocks = blocksWith(cells, m_painter.scale().cellsPerPixel);
    for (int y = 0; y < blocks.height(); y += bandHeight) {
        const QRect band(blocks.left(), blocks.top() + y, blocks.width(), std::min(bandHeight, blocks.height() - y));
        painter->drawImage(pixels.rectOfBlocks(band), m_blocks, band);
    }
}

void TerrainItem::drawMoreBlocks()
{
    const int side = m_painter.scale().cellsPerPixel;
    const FarColors &colors = m_painter.farColors();
    if (m_blocks.isNull()) {
        m_blocks = QImage(blocksOf(size(), side), QImage::Format_RGB32);
        m_sketched = m_blocks.rect();
        if (partForAFrame(m_sketched, side) != m_sketched) {
            colors.sketchBlocks(m_blocks, m_terrain, side);
            update();
            return; // a level of this size usually appears on opening, which takes time anyway
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
