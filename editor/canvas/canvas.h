#pragma once

// editor/canvas: the one place that shows cells, for playing and for editing.
//
// All terrain is one item of the scene, and all sprites are another: thousands of things cost one loop a frame, not an
// item each. Nothing of terrain is kept but tiles. Near, each cell is a copy of an opaque picture, which is faster than
// any cache of larger pieces. Cells below 16 pixels are put together row by row, since asking the painter for each
// costs more than its pixels. Below 8 pixels each is a color from a table. Only a level with several cells a pixel is
// kept as a picture, which is no larger than the view.
//
// LevelPainter (editor/pictures) decides what a cell looks like, there as in pictures. All that lies over terrain and
// sprites (light, darkness, layers, cells that are set off, marks) is one item, OverlayItem. Its styles are a table
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

/// The view of a level, for playing and for editing. It shows what it is told and reports what the mouse does, in
/// cells; it knows neither worlds nor documents. Keys are not used: they go to the window, so that its key map gets
/// them.
class Canvas : public CellView {
    Q_OBJECT

public:
    explicit Canvas(CataloguePtr catalogue, QWidget *parent = nullptr);
    ~Canvas() override;

    /// Sets a catalogue for a level that brings its own kinds; ids of the former catalogue stay valid in it.
    void setCatalogue(CataloguePtr catalogue);

    /// Shows pictures or characters, for everything from now on.
    void setLook(TileLook look);
    TileLook look() const { return m_painter.look(); }

    // What is shown.
    /// Shows another level: the view fits again, sprites, marks and overlays go, and all of it is visible.
    void setTerrain(Grid<TerrainId> terrain);
    /// Takes over the cells of a region of a level of the same size and repaints only these and the row above them,
    /// since the front of a wall depends on the cell to its south.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    const Grid<TerrainId> &terrain() const;

    /// Sets what the player knows of the level, which has this size: the rest is dark.
    void setSight(const Grid<CellSight> &sight);
    /// Changes cells after setSight() and repaints the smallest rectangle around them.
    void updateSight(const std::vector<Point> &cells, CellSight sight);

    /// Replaces all sprites; those that are the same as before are not repainted.
    void setSprites(const std::vector<Sprite> &sprites);
    /// The sprite stands on `to` at once; its picture follows within glideMs, unless gliding is off. `id` may be
    /// unknown: then nothing happens.
    void moveSprite(int id, Point to);
    std::optional<Point> spriteCell(int id) const;
    /// Whether a picture is on its way.
    bool isGliding() const;

    /// Moves a pool of warm light with a sprite; nothing: none.
    void setLitSprite(std::optional<int> id);
    /// Draws a ring around a sprite, of which `fraction` (0..1) is seen; nothing: none.
    void setRing(std::optional<int> id, double fraction = 1);

    // Overlays.
    void setPreview(const CellPreview &preview);
    void clearPreview();
    /// Sets off `cells` (regionOf()); an empty region: none.
    void setTint(CellTint tint, const QRegion &cells);
    const QRegion &tinted(CellTint tint) const;
    void setCursorCell(std::optional<Point> cell, CursorLook look = CursorLook::Mouse);
    /// Sets what a screen reader says of the cell under the cursor, told when it is another; see canvasaccess.h.
    /// `cell`: where that is; nothing: not known.
    void setCellSentence(const QString &sentence, std::optional<Point> cell = std::nullopt);
    const QString &cellSentence() const { return m_cellSentence; }
    std::optional<Point> sentenceCell() const { return m_sentenceCell; }
    /// Sets what is shown of cells below sprites; each layer has the size of the level. setTerrain() takes them away.
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const;
    void setGridVisible(bool isVisible);
    /// Sets the axes about which drawing is repeated.
    void setAxes(const CanvasAxes &axes);

    /// What the mouse does, in cells.
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
    LevelPainter m_painter; ///< of all items
    QGraphicsScene m_scene;
    TerrainItem *m_terrainItem; ///< items belong to the scene
    SpriteItem *m_spriteItem;
    OverlayItem *m_overlayItem;
    CanvasMouse m_mouse{*this};
    std::optional<int> m_litSprite;
    QString m_cellSentence;
    std::optional<Point> m_sentenceCell;
};
