#pragma once

#include "editor/art/tilescale.h"
#include "editor/pictures/terrainpixmaps.h"

#include <QGraphicsItem>
#include <QImage>

/// Draws all terrain of a level. Cells that are not in view cost nothing; small ones are put together row by row, and
/// from far away, where a cell is smaller than smallestTile, each is drawn in one color. Where cells share a pixel a
/// picture of the whole level is kept, which is no larger than the view then; that of a huge level is only a sketch at
/// first, of which each frame draws a part.
class TerrainItem : public QGraphicsItem {
public:
    static constexpr int smallestTile = 8;

    explicit TerrainItem(CataloguePtr catalogue);

    void setLook(TileLook look);
    void setCatalogue(CataloguePtr catalogue);
    void setTerrain(Grid<TerrainId> terrain);
    /// Takes over a region; cells of it outside the level are left out.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    void setScale(TileScale scale);

    const Grid<TerrainId> &terrain() const { return m_terrain; }
    const TerrainPixmaps &pixmaps() const { return m_pixmaps; }
    Size size() const { return m_terrain.size(); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintTiles(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintRows(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void copyTiles(QImage &row, Point first) const;
    void copyColors(QImage &row, Point first) const;
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    void drawMoreBlocks();

    TerrainPixmaps m_pixmaps;
    Grid<TerrainId> m_terrain;
    TileScale m_scale;
    QImage m_blocks;  ///< one pixel for the cells that share it; null until it is needed
    QRect m_sketched; ///< of m_blocks, what is not drawn yet
};
