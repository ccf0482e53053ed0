#pragma once

#include "editor/canvas/cellpreview.h"
#include "editor/pictures/levelpainter.h"

/// The preview of a tool over the present level.
class ShownPreview {
public:
    /// `terrain` is the present one of the level.
    void set(const CellPreview &preview, const Grid<TerrainId> &terrain);
    /// Returns the bounding rectangle of the previewed cells, within the level.
    QRect cells() const { return m_cells; }

    /// Paints the part of the preview that touches `nearby`.
    void paint(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    bool isPreviewed(Point cell) const;
    TerrainId terrainAt(Point cell) const { return m_terrain.at(cell - m_corner); }
    void paintCell(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter,
                   const PreviewCell &cell) const;
    void paintTerrain(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter, Point cell) const;

    CellPreview m_preview;
    QRect m_cells;
    Point m_corner;                 ///< of the room: the previewed cells and their neighbours, within the level
    Grid<TerrainId> m_terrain;      ///< of the room, with the changes
    Grid<std::uint8_t> m_previewed; ///< of the room; 1 where the preview changes a cell
};
