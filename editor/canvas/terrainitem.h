#pragma once

#include "editor/pictures/levelpainter.h"

#include <QGraphicsItem>
#include <QImage>

/// The item of a level's terrain. It draws only cells in view. If several cells share a pixel, the item caches a
/// picture of the level, which is no larger than the view. For a huge level the picture is only a sketch at first; each
/// of the following frames draws a part of it properly.
class TerrainItem : public QGraphicsItem {
public:
    /// The painter must outlive the item. Call drawAnew() after each change of the painter.
    explicit TerrainItem(const LevelPainter &painter);

    /// Shows another level.
    void setTerrain(Grid<TerrainId> terrain);
    /// Copies the rectangle `cells` from `terrain`, which has the size of the level; ignores cells outside the level.
    /// Repaints the rectangle and the row above it.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    /// Drops the cached picture and repaints everything.
    void drawAnew();
    /// Lets light play on water in a part of the level: shows another beat of it (TileComposer::glintOf()). 0 ends it.
    void glint(const QRect &cells, int beat);

    const Grid<TerrainId> &terrain() const { return m_terrain; }
    Size size() const { return m_terrain.size(); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    void drawMoreBlocks();

    const LevelPainter &m_painter;
    Grid<TerrainId> m_terrain;
    int m_beat = 0;   ///< of the light on water; 0: none
    QImage m_blocks;  ///< picture of the level if several cells share a pixel, with one image pixel for each such group
                      ///< of cells; null until it is needed
    QRect m_sketched; ///< part of m_blocks that is still a sketch
};
