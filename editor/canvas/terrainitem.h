#pragma once

#include "editor/pictures/levelpainter.h"

#include <QGraphicsItem>
#include <QImage>

/// The item of a level's terrain. Cells outside the view cost nothing. If cells share a pixel, a picture of the whole
/// level is cached, which is then no larger than the view. For a huge level it starts as a sketch, and each frame draws
/// a part of it.
class TerrainItem : public QGraphicsItem {
public:
    /// The painter must outlive the item.
    explicit TerrainItem(const LevelPainter &painter);

    void setTerrain(Grid<TerrainId> terrain);
    /// Updates a region; ignores cells outside the level.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    /// Redraws everything after a change of the painter.
    void drawAnew();

    const Grid<TerrainId> &terrain() const { return m_terrain; }
    Size size() const { return m_terrain.size(); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    void drawMoreBlocks();

    const LevelPainter &m_painter;
    Grid<TerrainId> m_terrain;
    QImage m_blocks;  ///< one pixel for the cells that share it; null until it is needed
    QRect m_sketched; ///< part of m_blocks that is still a sketch
};
