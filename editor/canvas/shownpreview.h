#pragma once

#include "editor/canvas/cellpreview.h"
#include "editor/pictures/levelpainter.h"

/// What a tool is about to do, over the level as it is.
class ShownPreview {
public:
    /// `terrain` is that of the level as it is.
    void set(const CellPreview &preview, const Grid<TerrainId> &terrain);
    /// The cells that it covers, within the level.
    QRect cells() const { return m_cells; }

    /// Paints it as far as it has cells among `nearby`.
    void paint(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    bool isPreviewed(Point cell) const;
    TerrainId terrainAt(Point cell) const { return m_terrain.at(cell - m_corner); }
    void paintCell(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter,
                   const PreviewCell &cell) const;
    void paintTerrain(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter, Point cell) const;

    CellPreview m_preview;
    QRect m_cells;
    Point m_corner;                 ///< of the room: those cells and their neighbors, within the level
    Grid<TerrainId> m_terrain;      ///< of the room, as it will be
    Grid<std::uint8_t> m_previewed; ///< of the room; 1 where the preview changes a cell
};
