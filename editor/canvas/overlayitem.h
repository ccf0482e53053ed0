#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/canvasoverlays.h"
#include "editor/canvas/shownpreview.h"
#include "editor/canvas/sightshade.h"
#include "editor/canvas/tintedcells.h"
#include "editor/pictures/layerpainter.h"
#include "gamecore/base/grid.h"

#include <QGraphicsItem>

#include <memory>
#include <optional>
#include <vector>

/// The item of everything drawn over a level: light, darkness, layers of cell marks, highlighted cells, axes, grid,
/// previews. Some of these are drawn below the sprites, by a second item (lower()).
class OverlayItem : public QGraphicsItem {
public:
    /// The painter must outlive the item. Call setScale() after the scale of the painter changed, and update() after
    /// any other change of the painter.
    explicit OverlayItem(const LevelPainter &painter);

    /// Creates the second item, which draws the parts below the sprites. It refers to this item and must be added to
    /// the same scene. Call this function once.
    std::unique_ptr<QGraphicsItem> lower();

    /// Removes all overlays except the grid, for another level of this size.
    void setSize(Size size);
    /// Adapts to a new scale of the painter.
    void setScale();

    /// Sets the light in a level with limited sight; std::nullopt removes it. In ASCII mode it is not drawn, so that
    /// characters keep their colors.
    void setLantern(const std::optional<Lantern> &lantern);
    void setSight(const Grid<CellSight> &sight);
    void updateSight(const std::vector<Point> &cells, CellSight sight);
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const { return m_layers.layers(); }
    /// See Canvas::setTint().
    void setTint(CellTint tint, const QRegion &cells);
    const QRegion &tinted(CellTint tint) const { return m_tints[std::size_t(tint)].cells(); }
    void setAxes(const CanvasAxes &axes);
    /// Shows a preview over `terrain`, the present terrain of the level; an empty preview shows nothing.
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
    bool isAscii() const { return m_painter.look() == TileLook::Ascii; }
    QRect withReach(const QRect &cells) const;
    void updateCells(const QRect &cells);

    const LevelPainter &m_painter;
    Size m_size;
    SightShade m_sight;
    LayerPainter m_layers;
    std::vector<TintedCells> m_tints; ///< by CellTint
    CanvasAxes m_axes;
    ShownPreview m_preview;
    bool m_isGridVisible = false;
};
