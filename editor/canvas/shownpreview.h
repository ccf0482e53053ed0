#pragma once

#include "editor/canvas/canvasoverlays.h"
#include "editor/pictures/levelpainter.h"

/// A preview prepared for painting over a level: the previewed cells within the level, and the terrain around them.
class ShownPreview {
public:
    /// Replaces the preview. `terrain` is the present terrain of the level; an empty preview shows nothing.
    void set(const CellPreview &preview, const Grid<TerrainId> &terrain);
    /// Returns the bounding rectangle of the previewed cells within the level; null if there are none.
    QRect cells() const { return m_cells; }

    /// Paints the previewed cells inside `nearby`.
    void paint(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    bool isPreviewed(Point cell) const;
    TerrainId terrainAt(Point cell) const { return m_terrain.at(cell - m_corner); }
    void paintCell(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter,
                   const PreviewCell &cell) const;
    void paintTerrain(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter, Point cell) const;

    CellPreview m_preview; ///< without cells outside the level
    QRect m_cells;
    Point m_corner; ///< upper left cell of the grids below, which cover the previewed cells and their neighbors
    Grid<TerrainId> m_terrain;      ///< terrain of the level with the changes of the preview
    Grid<std::uint8_t> m_previewed; ///< 1 for cells of the preview, 0 for others
};
