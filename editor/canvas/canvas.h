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
#include "editor/canvas/cellpreview.h"
#include "editor/canvas/cellsight.h"
#include "editor/canvas/celltint.h"
#include "editor/canvas/cursorlook.h"
#include "editor/canvas/sprite.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QRegion>
#include <QTimer>

class OverlayItem;
class SpriteItem;
class TerrainItem;

/// The view of a level, for playing and for editing. It shows what it is told and reports what the mouse does, in
/// cells; it knows neither worlds nor documents.
///
/// Three spaces are involved. Cells: Point. Scene: QPointF, 32 units a cell, independent of the zoom. Viewport: QPoint,
/// logical pixels. A cell is always a whole number of device pixels wide, so that pictures stay sharp at every scale;
/// only a level that is too large for that is fitted into the view with several cells a pixel.
///
/// Keys are not used: they go to the window, so that its key map gets them. The middle mouse button moves the view; the
/// left one does so too while setPanning() is on.
class Canvas : public QGraphicsView {
    Q_OBJECT

public:
    /// Scroll position and zoom, to return to exactly the same view.
    struct ViewState {
        int tileSize = 32; ///< device pixels a cell
        bool isFit = true;
        QPoint scroll;

        friend bool operator==(const ViewState &, const ViewState &) = default;
    };

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
    Size levelSize() const;

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
    void setGliding(bool isOn) { m_isGlidingOn = isOn; }
    bool isGlidingOn() const { return m_isGlidingOn; }
    /// Whether a picture is on its way.
    bool isGliding() const;
    static constexpr int glideMs = 80;

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

    // Places.
    /// The cell at a position of the viewport; nothing outside the level.
    std::optional<Point> cellAt(QPoint viewportPosition) const;
    /// Where a cell is drawn on the viewport; it need not be in view, nor in the level.
    QRect viewportRectOf(Point cell) const;
    void centerOnCell(Point cell);
    /// Scrolls as little as possible, at once, so that a cell and the next one around it are in view.
    void revealCell(Point cell);
    /// The part of the level that is in view, in cells; it reaches beyond the level where the view does.
    QRectF viewedCells() const;
    /// Gives room around the viewport, for rulers.
    void setMargins(const QMargins &margins);
    /// Gives room below the viewport, for a legend; in logical pixels.
    void setFoot(int height);
    int foot() const { return m_foot; }
    /// Scrolls with a glide so that a cell keeps a distance from the borders; only while following is on. No scroll
    /// bars are shown then. A view that was moved by hand and still shows the cell before comes back no faster than the
    /// steps, but keeps a cell's distance.
    void followCell(Point cell);
    /// Turns following on or off; `cells` are kept in view around the followed cell, as far as there is room.
    void setFollowing(bool isOn, int cells = 0);

    /// Lets the left button move the view, as the middle one always does.
    void setPanning(bool isOn);

    /// Whether what is dragged cannot be dropped here: the mouse shows it.
    void setForbidding(bool isOn);

    /// Ends a drag that is under way without a release: dragCanceled() instead of cellReleased(). False if there is
    /// none.
    bool cancelDrag();

    // Zoom. It centers on the followed cell while following is on, else on the middle of the view; the wheel centers on
    // the mouse.
    void zoomIn();
    void zoomOut();
    /// Shows the whole level as large as it can, and goes on doing so when the view is resized, until the next zoom.
    void zoomToFit();
    /// How a level that is played is shown: whole, if its cells are then `least` logical pixels or larger; else so
    /// large that `cells` cells side by side fit in, but never less; 0: 32 pixels. The followed cell stays in view.
    struct PlayFit {
        int least = 24;
        int cells = 0;
    };
    /// Fits the level so, again when the view is resized, until the next zoom, fit or level. Scroll bars are not shown.
    void zoomToPlay(PlayFit fit, Point followed);
    /// Zooms to 32 logical pixels a cell.
    void zoomOneToOne();
    /// Zooms to a size in percent (zoomsteps.h).
    void zoomTo(int percent);
    /// Zooms so that these cells fit in, once.
    void zoomToCells(const QRect &cells);
    int zoomPercent() const;
    int tileSize() const { return m_scale.tile; }
    int cellsAPixel() const { return m_scale.cellsAPixel; }
    /// Logical pixels of the viewport a cell; less than 1 where cells share a pixel.
    double cellSide() const { return m_scale.side(); }
    /// The size that zoomToFit() gives in the present viewport; at least 1, even if cells share a pixel then.
    int fitTileSize() const { return fitScale().tile; }
    bool isFit() const { return m_isFit; }
    /// The height of the bars above it: a level that fits keeps its zoom when one comes or goes.
    void setBarsHeight(int height) { m_barsHeight = height; }
    ViewState viewState() const;
    /// The scroll position, or where a glide leads.
    QPoint scrollGoal() const;
    void setViewState(const ViewState &state);

Q_SIGNALS:
    void cellPressed(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    /// The mouse went to another cell with a button down. Cells may lie outside the level, and need not be neighbours
    /// of the last one: receivers that draw lines interpolate.
    void cellDragged(Point cell, Qt::KeyboardModifiers modifiers);
    void cellReleased(Point cell, Qt::KeyboardModifiers modifiers);
    void dragCanceled();
    /// The mouse is over another cell, or over none.
    void cellHovered(std::optional<Point> cell);
    void zoomChanged();
    /// viewedCells() may be others.
    void viewChanged();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawBackground(QPainter *painter, const QRectF &exposed) override;

private:
    Point cellNear(QPoint viewportPosition) const;
    QPoint origin() const;
    void hover(std::optional<Point> cell);
    void endLostDrags(const QMouseEvent &event);
    void beginPan(const QMouseEvent &event);
    void endPan();
    void showPanCursor();
    TileScale fitScale() const { return scaleFor(levelSize()); }
    TileScale scaleFor(Size size) const;
    TileScale wantedScale() const;
    void fitAgain();
    void setScale(TileScale scale, bool isFit);
    void showScrollBars();
    void setTileSize(int tileSize) { setScale({tileSize, viewport()->devicePixelRatioF()}, false); }
    void takeRatio();
    void setPainter(TileLook look);
    void setItemScales();
    void zoomAbout(QPoint viewportPosition, int steps);
    void zoomByKey(int steps);
    QPoint scrollFollowing(Point cell) const;
    QPoint scrollForStep(Point from, Point to) const;
    void keepFollowed();
    void onTick();
    void scrollTo(QPoint scroll);
    void makeRoom();
    QPoint scrollPosition() const;

    CataloguePtr m_catalogue;
    Tileset m_tileset;
    LevelPainter m_painter; ///< of all items
    QGraphicsScene m_scene;
    TerrainItem *m_terrainItem; ///< items belong to the scene
    SpriteItem *m_spriteItem;
    OverlayItem *m_overlayItem;
    TileScale m_scale;
    bool m_isFit = true;
    std::optional<PlayFit> m_playFit; ///< how a level fits that is played
    Point m_followed;                 ///< cell
    int m_barsHeight = 0;
    QSize m_room; ///< when it was resized last: its own and that of the bars
    bool m_isFollowing = false;
    int m_followedCells = 0;
    bool m_isGlidingOn = true;
    QMargins m_margins;
    int m_foot = 0;
    std::optional<int> m_litSprite;

    QTimer m_ticks;
    QElapsedTimer m_scrollClock;
    QPoint m_scrollFrom;
    QPoint m_scrollTo;
    bool m_isScrolling = false;

    std::optional<Point> m_hovered;
    Point m_draggedCell;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panButton = Qt::MiddleButton;
    bool m_isPanning = false;
    bool m_isForbidding = false;
    QString m_cellSentence;
    std::optional<Point> m_sentenceCell;
    int m_wheelRest = 0;
};
