#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/canvasaxes.h"
#include "editor/canvas/cellsight.h"
#include "editor/canvas/shownpreview.h"
#include "editor/canvas/tintedcells.h"
#include "editor/pictures/layerpainter.h"
#include "gamecore/base/grid.h"

#include <QGraphicsItem>
#include <QPixmap>

#include <memory>
#include <optional>
#include <vector>

/// The darkness over cells that the player does not see: complete over unseen cells, half over remembered ones.
/// Remembered cells are hatched, too, so that light is not the only difference. Without sight everything is visible.
class SightShade {
public:
    void setScale(TileScale scale);
    /// Sets the sight of the whole level; an empty grid makes everything visible.
    void setSight(Grid<CellSight> sight) { m_sight = std::move(sight); }
    /// Changes cells and returns the bounding rectangle of the changes.
    QRect updateSight(const std::vector<Point> &cells, CellSight sight);

    /// Paints the darkness over cells of the level.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells);

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row);

    Grid<CellSight> m_sight;
    TileScale m_scale;
    QPixmap m_veil; ///< for a remembered cell; null until it is needed
};

/// The item of everything drawn over a level: light, darkness, layers of the editor, highlighted cells, grid, previews.
/// Parts of it lie below sprites, in a second item.
class OverlayItem : public QGraphicsItem {
public:
    /// The painter must outlive the item. Call setScale() after each change of the painter.
    explicit OverlayItem(const LevelPainter &painter);

    /// Creates the item for the parts below sprites, for the same scene. Call it once.
    std::unique_ptr<QGraphicsItem> lower();

    /// Resets the item for another level.
    void setSize(Size size);
    /// Call it when the painter has another scale or look.
    void setScale();

    /// Puts a warm light around the cell whose upper left corner is at `place` in the scene; std::nullopt removes it.
    /// In ASCII mode characters keep their colors.
    void setLight(std::optional<QPointF> place);
    void setSight(const Grid<CellSight> &sight);
    void updateSight(const std::vector<Point> &cells, CellSight sight);
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const { return m_layers.layers(); }
    /// Highlights `cells`; an empty region removes the highlight.
    void setTint(CellTint tint, const QRegion &cells);
    const QRegion &tinted(CellTint tint) const { return m_tints[std::size_t(tint)].cells(); }
    void setAxes(const CanvasAxes &axes);
    /// `terrain` is the present one of the level; an empty preview removes it.
    void setPreview(const CellPreview &preview, const Grid<TerrainId> &terrain);
    void setGridVisible(bool isVisible);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    class Lower;
    void paintLower(QPainter *painter, const QRectF &exposed);
    void paintTints(const PixelPainting &pixels, QPainter *painter, const QRect &cells, CellTint from,
                    CellTint to) const;
    void paintGround(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    void paintLight(QPainter *painter) const;
    bool isAscii() const { return m_painter.look() == TileLook::Ascii; }
    QRect withReach(const QRect &cells) const;
    void updateCells(const QRect &cells);
    void updateLight();

    const LevelPainter &m_painter;
    Size m_size;
    std::optional<QPointF> m_light;
    SightShade m_sight;
    LayerPainter m_layers;
    std::vector<TintedCells> m_tints; ///< by CellTint
    CanvasAxes m_axes;
    ShownPreview m_preview;
    bool m_isGridVisible = false;
};
