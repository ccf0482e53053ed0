#pragma once

// editor/canvas: the scrollable widget that shows cells, sprites and overlays, for playing and editing.
//
// All terrain is one item of the scene, and all sprites are another: thousands of things cost one loop per frame
// instead of one item each. The pictures of tiles are cached, but not the drawn terrain. At large zooms each cell is
// copied from an opaque picture, which is faster than caching larger pieces of the level. Cells below 16 pixels are
// assembled row by row, since a painter call per cell costs more than its pixels. Below 8 pixels each cell is a color
// from a table. Only a level with several cells per pixel is cached as a picture, which is no larger than the view.
//
// LevelPainter (editor/pictures) defines the look of cells, both on the canvas and in pictures of levels. OverlayItem
// draws everything over terrain and sprites: light, darkness, layers, highlighted cells, marks. The styles of
// highlighted cells are a table (tintedcells.cpp).

#include "editor/art/celllayer.h"
#include "editor/canvas/canvasmouse.h"
#include "editor/canvas/canvasoverlays.h"
#include "editor/canvas/cellview.h"
#include "editor/canvas/motion.h"
#include "editor/canvas/sightshade.h"
#include "editor/canvas/spriteitem.h"
#include "editor/canvas/viewmotion.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <QBasicTimer>
#include <QRegion>

class EffectItem;
class OverlayItem;
class TerrainItem;

/// The view of a level, for playing and for editing. It displays the data it is given, and reports the cells of mouse
/// events; it does not depend on worlds or documents. It ignores key events, so that they reach the window.
class Canvas : public CellView {
    Q_OBJECT

public:
    explicit Canvas(CataloguePtr catalogue, QWidget *parent = nullptr);
    ~Canvas() override;

    /// Replaces the catalogue, for example by one with the level's own kinds, and removes the preview. The terrain ids
    /// of the shown level must be valid in the new catalogue, too. `tileset` is the key of the set of ground and walls.
    void setCatalogue(CataloguePtr catalogue, const QString &tileset = usualTileset);
    /// Draws ground and walls of another set.
    void setTileset(const QString &key);

    /// Switches between pictures and characters.
    void setLook(TileLook look);
    TileLook look() const { return m_painter.look(); }

    // Content.
    /// Shows another level, fitted into the view. Removes sprites, ring, light, sight, layers, highlights, axes and
    /// preview; every cell is visible then.
    void setTerrain(Grid<TerrainId> terrain);
    /// Updates the cells of a region from a level of the same size. Repaints only these cells and the row above them,
    /// since the front of a wall depends on the cell south of the wall.
    void updateTerrain(const Grid<TerrainId> &terrain, const QRect &cells);
    const Grid<TerrainId> &terrain() const;

    /// Sets what the player knows of each cell; the grid has the size of the level. Until the first call for a level,
    /// every cell is visible.
    void setSight(const Grid<CellSight> &sight);
    /// Changes the sight of some cells, after a call of setSight(), and repaints their bounding rectangle.
    void updateSight(const std::vector<Point> &cells, CellSight sight);

    /// Replaces all sprites; unchanged ones are not repainted.
    void setSprites(const std::vector<Sprite> &sprites);
    /// Moves a sprite: its cell changes at once, and its picture arrives after glideMs, or at once if gliding is off.
    /// Under Motion::Full, it sets out after `delayMs`. Ignores an unknown `id`.
    void moveSprite(int id, Point to, int delayMs = 0);
    /// Sets how much moves. Motion::None also turns off smooth scrolling, like setGliding(false).
    void setMotion(Motion motion);
    Motion motion() const { return isGlidingOn() ? m_motion : Motion::None; }
    /// Plays motions, as far as motion() allows. They change nothing else, and nothing waits for them.
    void play(const CanvasMotions &motions);
    /// Ends all motions, except the ways of sprites that are about to move again.
    void endMotions(const std::vector<int> &moving = {});
    /// Returns the effects that are visible or about to begin.
    std::vector<CanvasEffect> effects() const;
    /// True while the light goes out (CanvasMotions::fades).
    bool isFading() const { return m_viewMotion.isFading(); }
    /// Returns the milliseconds until the light is out; 0 if it does not go out.
    int fadeLeftMs() const { return m_viewMotion.fadeLeftMs(); }
    /// Sets whether the view is dark, except for a pool around the lit sprite. While the light goes out, it becomes
    /// dark by and by. It stays so, whatever is shown, until it is set again.
    void setDark(bool isDark);
    /// Returns the cell of a sprite, even if its picture is still on the way; std::nullopt for an unknown id.
    std::optional<Point> spriteCell(int id) const;
    /// True if a motion is under way.
    bool isGliding() const;

    /// Lights the level from a sprite; std::nullopt removes the light. `radius` is the radius of the sprite's field of
    /// view in cells; 0: it sees the whole level, which is lit evenly. The sprite's own light is part of this light.
    void setLitSprite(std::optional<int> id, int radius = 0);
    /// Sets the strength of that light, from 0 (out) to 1, until the next setTerrain().
    void setLightStrength(double strength);
    /// Returns the rectangle of the viewport in this widget while the view does not shake.
    QRect calmViewport() const { return viewport()->geometry().translated(-m_shift); }
    /// Sets what moves while nothing happens: light flickers and plays on water, actors breathe. On under Motion::Full;
    /// off at first, so that pictures are the same every time.
    void setIdling(bool isOn);
    /// Draws a ring around a sprite; std::nullopt removes the ring. `fraction` (0..1) is the drawn part of the ring,
    /// counterclockwise from the top. The ring is as visible as the sprite: while the sprite waits to appear, so does
    /// its ring. The ring around the hero shows for how long he is still safe.
    void setRing(std::optional<int> id, double fraction = 1);

    // Overlays.
    /// Shows what a tool would draw; replaces the former preview.
    void setPreview(const CellPreview &preview);
    void clearPreview();
    /// Highlights `cells` for the reason `tint`, and ends the highlight of all other cells with this tint. An empty
    /// region removes the tint. regionOf() makes a region from cells.
    void setTint(CellTint tint, const QRegion &cells);
    /// Returns the cells highlighted for that reason.
    const QRegion &tinted(CellTint tint) const;
    /// Highlights the cell of the cursor in one of two looks; std::nullopt removes the cursor.
    void setCursorCell(std::optional<Point> cell, CursorLook look = CursorLook::Mouse);
    /// Sets the description of the cell under the cursor, which screen readers read out when it changes
    /// (CanvasAccess in canvas.cpp). An empty sentence: there is no such cell. `cell` tells screen readers where the
    /// cell is; std::nullopt: the position is that of the whole view.
    void setCellSentence(const QString &sentence, std::optional<Point> cell = std::nullopt);
    const QString &cellSentence() const { return m_cellSentence; }
    std::optional<Point> sentenceCell() const { return m_sentenceCell; }
    /// Replaces the layers of cell marks. Each layer has the size of the level; the first one is the lowest. Layers are
    /// drawn below sprites, but above them in ASCII mode.
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const;
    void setGridVisible(bool isVisible);
    /// Sets whether the area around the level looks like unseen cells instead of the window, until the next
    /// setTerrain().
    void setDarkAround(bool isDark);
    /// Shows the symmetry axes of drawing; setTerrain() removes them.
    void setAxes(const CanvasAxes &axes);

    /// Returns the object whose signals report mouse events with their cells.
    CanvasMouse &mouse() { return m_mouse; }

Q_SIGNALS:
    void lookChanged(TileLook look);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawBackground(QPainter *painter, const QRectF &exposed) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void timerEvent(QTimerEvent *event) override;
    void onScaleChanged() override;
    bool nextFrame() override;

private:
    void setPainter(TileLook look);
    void flicker();
    void showLight();
    void moveView();
    void startViewMotions(const CanvasMotions &motions);

    ViewMotion m_viewMotion; ///< outlives the scene, whose end scrolls the view
    CataloguePtr m_catalogue;
    Tileset m_tileset;
    QString m_set = usualTileset; ///< of ground and walls
    LevelPainter m_painter;       ///< draws for all items, which refer to it
    QGraphicsScene m_scene;
    TerrainItem *m_terrainItem; ///< all items are owned by the scene
    SpriteItem *m_spriteItem;
    OverlayItem *m_overlayItem;
    EffectItem *m_effectItem;
    QPoint m_shift; ///< of a shaking view
    bool m_isDarkAround = false;
    Motion m_motion = Motion::Reduced;
    CanvasMouse m_mouse{*this};
    std::optional<int> m_litSprite;
    Lantern m_lantern; ///< carried by m_litSprite
    QBasicTimer m_idle;
    int m_beats = 0;        ///< number of timeouts of m_idle
    double m_flicker = 1;   ///< strength of the light as it flickers; the mean is 1
    QString m_cellSentence; ///< see setCellSentence(); empty: none
    std::optional<Point> m_sentenceCell;
};
