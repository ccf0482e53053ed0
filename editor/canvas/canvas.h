#pragma once

// editor/canvas: the scrollable widget that shows cells, sprites and overlays, for playing and editing.
//
// All terrain is one item of the scene, and all sprites are another: thousands of things cost one loop per frame
// instead of one item each. Only tiles are cached, not terrain. At large zooms each cell is copied from an opaque
// picture, which is faster than caching larger pieces. Cells below 16 pixels are assembled row by row, since a painter
// call per cell costs more than its pixels. Below 8 pixels each cell is a color from a table. Only a level with several
// cells per pixel is cached as a picture, which is no larger than the view.
//
// LevelPainter (editor/pictures) defines the look of cells, both here and in pictures. OverlayItem draws everything
// over terrain and sprites: light, darkness, layers, highlighted cells, marks. Its styles are a table
// (tintedcells.cpp).

#include "editor/art/celllayer.h"
#include "editor/canvas/canvasaxes.h"
#include "editor/canvas/canvasmouse.h"
#include "editor/canvas/cellpreview.h"
#include "editor/canvas/cellsight.h"
#include "editor/canvas/celltint.h"
#include "editor/canvas/cellview.h"
#include "editor/canvas/cursorlook.h"
#include "editor/canvas/sprite.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <QRegion>

class OverlayItem;
class SpriteItem;
class TerrainItem;

/// The view of a level, for playing and for editing. It displays the data it is given, and reports mouse events in
/// cells; it does not depend on worlds or documents. It ignores keys, so that they reach the key map of the window.
class Canvas : public CellView {
    Q_OBJECT

public:
    explicit Canvas(CataloguePtr catalogue, QWidget *parent = nullptr);
    ~Canvas() override;

    /// Sets a catalogue for a level with own kinds; ids of the former catalogue stay valid in it.
    void setCatalogue(CataloguePtr catalogue);

    /// Switches between pictures and characters.
    void setLook(TileLook look);
    TileLook look() const { return m_painter.look(); }

    // Content.
    /// Shows another level: fits it into the view, removes sprites, marks and overlays, and makes all of it visible.
    void setTerrain(Grid<TerrainId> terrain);
    /// Updates the cells of a region from a level of the same size. Repaints only these and the row above them, since
    /// the front of a wall depends on the cell to its south.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    const Grid<TerrainId> &terrain() const;

    /// Sets the cells that the player knows, in a grid of the level's size; the rest is dark.
    void setSight(const Grid<CellSight> &sight);
    /// Changes cells after setSight() and repaints their bounding rectangle.
    void updateSight(const std::vector<Point> &cells, CellSight sight);

    /// Replaces all sprites; unchanged ones are not repainted.
    void setSprites(const std::vector<Sprite> &sprites);
    /// Moves a sprite to `to` at once; its picture follows within glideMs, unless gliding is off. Ignores an unknown
    /// `id`.
    void moveSprite(int id, Point to);
    std::optional<Point> spriteCell(int id) const;
    /// True if a sprite's picture is still moving.
    bool isGliding() const;

    /// Attaches a warm light to a sprite; std::nullopt removes it.
    void setLitSprite(std::optional<int> id);
    /// Draws a ring around a sprite, or the part `fraction` (0..1) of it; std::nullopt removes it.
    void setRing(std::optional<int> id, double fraction = 1);

    // Overlays.
    void setPreview(const CellPreview &preview);
    void clearPreview();
    /// Highlights `cells` (regionOf()); an empty region removes the highlight.
    void setTint(CellTint tint, const QRegion &cells);
    const QRegion &tinted(CellTint tint) const;
    void setCursorCell(std::optional<Point> cell, CursorLook look = CursorLook::Mouse);
    /// Sets the description of the cell under the cursor for screen readers, which is read out if it changed; see
    /// canvasaccess.h. `cell` is its position; std::nullopt if unknown.
    void setCellSentence(const QString &sentence, std::optional<Point> cell = std::nullopt);
    const QString &cellSentence() const { return m_cellSentence; }
    std::optional<Point> sentenceCell() const { return m_sentenceCell; }
    /// Sets layers of marks below sprites; each has the size of the level. setTerrain() removes them.
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const;
    void setGridVisible(bool isVisible);
    /// Sets the symmetry axes of drawing.
    void setAxes(const CanvasAxes &axes);

    /// Returns the mouse events, in cells.
    CanvasMouse &mouse() { return m_mouse; }

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &exposed) override;
    void onScaleChanged() override;
    bool nextFrame() override;

private:
    void setPainter(TileLook look);

    CataloguePtr m_catalogue;
    Tileset m_tileset;
    LevelPainter m_painter; ///< used by all items
    QGraphicsScene m_scene;
    TerrainItem *m_terrainItem; ///< items are owned by the scene
    SpriteItem *m_spriteItem;
    OverlayItem *m_overlayItem;
    CanvasMouse m_mouse{*this};
    std::optional<int> m_litSprite;
    QString m_cellSentence;
    std::optional<Point> m_sentenceCell;
};
