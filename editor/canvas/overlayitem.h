#pragma once

#include "editor/canvas/cellpreview.h"
#include "editor/canvas/cursorlook.h"
#include "editor/pictures/levelpainter.h"

#include <QGraphicsItem>
#include <QRegion>

/// Draws what an editor lays over a level: grid, preview, selection, cursor, marks.
class OverlayItem : public QGraphicsItem {
public:
    /// The painter must outlive this; after a change of it update() is to be called.
    explicit OverlayItem(const LevelPainter &painter);

    /// For another level; nothing is laid over it.
    void setSize(Size size);
    /// `terrain` is that of the level as it is.
    void setPreview(const CellPreview &preview, const Grid<TerrainId> &terrain);
    void clearPreview();
    void setSelectedCells(const QRegion &cells);
    void setCursorCell(std::optional<Point> cell, CursorLook look);
    void setMarkedCells(const std::vector<Point> &cells);
    void setWarnedCells(const std::vector<Point> &cells);
    void setGridVisible(bool isVisible);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void updateCells(const QRect &cells);
    void paintPreview(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintPreviewCell(const PixelPainting &pixels, QPainter *painter, const PreviewCell &cell) const;
    void paintThings(const PixelPainting &pixels, QPainter *painter, const PreviewCell &cell) const;
    void paintPreviewOutline(const PixelPainting &pixels, QPainter *painter, Point cell, double width) const;
    void paintSelection(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintCursor(const PixelPainting &pixels, QPainter *painter) const;
    void paintMarks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintWarnings(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    bool isPreviewed(Point cell) const;
    TerrainId previewTerrainAt(Point cell) const;
    void keepPreviewTerrain(const Grid<TerrainId> &terrain);

    const LevelPainter &m_painter;
    Size m_size;
    CellPreview m_preview;
    QRect m_previewCells;
    QRect m_previewRoom;              ///< those and their neighbors, within the level
    Grid<TerrainId> m_previewTerrain; ///< of the room, as it will be
    Grid<std::uint8_t> m_previewed;   ///< of the room; 1 where the preview changes a cell
    QRegion m_selected;
    QList<QLine> m_selectedOutline;
    std::optional<Point> m_cursor;
    CursorLook m_cursorLook = CursorLook::Mouse;
    std::vector<Point> m_marked;
    std::vector<Point> m_warned;
    bool m_isGridVisible = false;
};
