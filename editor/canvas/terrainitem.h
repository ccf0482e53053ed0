#pragma once

#include "editor/pictures/levelpainter.h"

#include <QGraphicsItem>
#include <QImage>

/// Shows all terrain of a level. Cells that are not in view cost nothing. Where cells share a pixel a picture of the
/// whole level is kept, which is no larger than the view then; that of a huge level is only a sketch at first, of which
/// each frame draws a part.
class TerrainItem : public QGraphicsItem {
public:
    /// The painter must outlive this.
    explicit TerrainItem(const LevelPainter &painter);

    void setTerrain(Grid<TerrainId> terrain);
    /// Takes over a region; cells of it outside the level are left out.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    /// After a change of the painter.
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
    QRect m_sketched; ///< of m_blocks, what is not drawn yet
};
