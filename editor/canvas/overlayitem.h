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

/// Darkness over what the player does not see: all over unseen cells, half over remembered ones, and these are hatched
/// too, so that they differ from what is seen by more than light. Without sight everything is visible.
class SightShade {
public:
    void setScale(TileScale scale);
    /// Sets the sight of the whole level; an empty grid: everything is visible.
    void setSight(Grid<CellSight> sight) { m_sight = std::move(sight); }
    /// Changes cells and returns the smallest rectangle around those that changed.
    QRect updateSight(const std::vector<Point> &cells, CellSight sight);

    /// Paints the darkness of cells of the level.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells);

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row);

    Grid<CellSight> m_sight;
    TileScale m_scale;
    QPixmap m_veil; ///< over a remembered cell; null until it is needed
};

/// Draws all that lies over a level: light, darkness, what an editor has found out about cells, cells that are set off
/// from others, the grid, previews. Some of it lies below sprites, which is what a second item is for.
class OverlayItem : public QGraphicsItem {
public:
    /// The painter must outlive this; setScale() tells of each change of it.
    explicit OverlayItem(const LevelPainter &painter);

    /// The item for what lies below sprites, another item of the scene. Called once.
    std::unique_ptr<QGraphicsItem> lower();

    /// Begins another level: nothing is laid over it.
    void setSize(Size size);
    /// Call when the painter has another scale or look.
    void setScale();

    /// Sets a pool of warm light around the cell whose upper left corner is there, in the scene; nothing: none.
    /// Characters keep their colors.
    void setLight(std::optional<QPointF> place);
    void setSight(const Grid<CellSight> &sight);
    void updateSight(const std::vector<Point> &cells, CellSight sight);
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const { return m_layers.layers(); }
    /// Sets off `cells`; an empty region: none.
    void setTint(CellTint tint, const QRegion &cells);
    const QRegion &tinted(CellTint tint) const { return m_tints[std::size_t(tint)].cells(); }
    void setAxes(const CanvasAxes &axes);
    /// `terrain` is that of the level as it is; an empty preview: none.
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
