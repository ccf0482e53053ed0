#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPoint>
#include <QRect>
#include <QTimer>

#include <optional>

/// The zoom of a level in play. The whole level is shown if cells are then at least `least` logical pixels. Otherwise
/// the zoom makes `cells` cells in a row fit, but cells are at least `least` pixels; 0 means 32 pixels.
struct PlayFit {
    int least = 24;
    int cells = 0;
};

/// A scrollable and zoomable view of a level's cells. A level is fitted into the view or has a chosen zoom; a cell can
/// be followed. The content is drawn by Canvas.
///
/// There are three coordinate systems. Cells: Point. Scene: QPointF, 32 units per cell, independent of the zoom.
/// Viewport: QPoint, logical pixels. A cell is always a whole number of device pixels wide, so that pictures stay sharp
/// at every scale. Only a level that is too large for that is fitted into the view with several cells per pixel.
class CellView : public QGraphicsView {
    Q_OBJECT

public:
    /// Scroll position and zoom, to restore exactly the same view.
    struct ViewState {
        int tileSize = 32; ///< device pixels per cell
        bool isFit = true;
        QPoint scroll;

        friend bool operator==(const ViewState &, const ViewState &) = default;
    };

    explicit CellView(QWidget *parent = nullptr);

    Size levelSize() const { return m_levelSize; }
    /// Returns the device pixels per cell; at least 1, even if cells share a pixel.
    int tileSize() const { return m_scale.tile; }
    int cellsAPixel() const { return m_scale.cellsAPixel; }
    /// Returns the logical pixels of the viewport per cell; less than 1 if cells share a pixel.
    double cellSide() const { return m_scale.side(); }

    // Positions.
    /// Returns the cell at a viewport position; it may lie outside the level.
    Point cellNear(QPoint viewportPosition) const;
    /// Returns the cell at a viewport position; std::nullopt outside the level.
    std::optional<Point> cellAt(QPoint viewportPosition) const;
    /// Returns the rectangle of a cell in the viewport. The cell need be neither visible nor in the level.
    QRect viewportRectOf(Point cell) const;
    /// Returns the visible part of the level in cells, beyond its borders if the view extends there.
    QRectF viewedCells() const;
    /// Reserves space around the viewport, for rulers.
    void setMargins(const QMargins &margins);
    /// Reserves space below the viewport, for a legend; in logical pixels.
    void setFoot(int height);
    int foot() const { return m_foot; }
    /// Sets the height of the bars above the view: a fitted level keeps its zoom when a bar appears or disappears.
    void setBarsHeight(int height) { m_barsHeight = height; }

    // Scrolling.
    void centerOnCell(Point cell);
    /// Scrolls as little as possible, without animation, to make a cell and its neighbours visible.
    void revealCell(Point cell);
    /// Scrolls smoothly to keep a cell away from the borders; only while following is on. No scroll bars are shown
    /// then. If the user moved the view and the cell was visible before, the view moves no faster than the steps, but
    /// keeps one cell of distance.
    void followCell(Point cell);
    /// Calls followCell() while following is on, else revealCell().
    void bringIntoView(Point cell) { m_isFollowing ? followCell(cell) : revealCell(cell); }
    /// Turns following on or off. `cells` cells around the followed one are kept visible, as far as there is space. A
    /// level that does not fit can then be scrolled past its borders. A followed cell at its border is then as far from
    /// the borders of the view as any other.
    void setFollowing(bool isOn, int cells = 0);
    /// Returns the scroll position, or the target of a running animation.
    QPoint scrollGoal() const;
    /// Scrolls as if by hand, in logical pixels.
    void moveBy(QPoint offset);
    /// Turns smooth scrolling on or off.
    void setGliding(bool isOn) { m_isGlidingOn = isOn; }
    bool isGlidingOn() const { return m_isGlidingOn; }
    static constexpr int glideMs = 80;

    // Zoom. It is centered on the followed cell while following is on, else on the middle of the view; for the wheel,
    // on the mouse.
    void zoomIn();
    void zoomOut();
    /// Fits the whole level into the view, also after resizing, until the next zoom.
    void zoomToFit();
    /// Zooms for playing and keeps `followed` visible, also after resizing, until the next zoom, fit or level. Scroll
    /// bars are hidden.
    void zoomToPlay(PlayFit fit, Point followed);
    /// Zooms to 32 logical pixels per cell.
    void zoomOneToOne();
    /// Zooms to a size in percent (zoomsteps.h).
    void zoomTo(int percent);
    /// Zooms once so that these cells fit.
    void zoomToCells(const QRect &cells);
    int zoomPercent() const;
    /// Returns the cell size of zoomToFit() in the present viewport; at least 1, even if cells share a pixel.
    int fitTileSize() const { return fitScale().tile; }
    bool isFit() const { return m_isFit; }
    ViewState viewState() const;
    void setViewState(const ViewState &state);

Q_SIGNALS:
    void zoomChanged();
    /// viewedCells() may have changed.
    void viewChanged();

protected:
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    void setLevelSize(Size size) { m_levelSize = size; }
    const TileScale &scale() const { return m_scale; }
    /// The cell size changed or is about to.
    virtual void onScaleChanged() = 0;
    /// Advances animations to the present time. True if any is still running.
    virtual bool nextFrame();
    /// Starts frames until all animations have ended.
    void runFrames() { m_frames.start(); }
    /// Shows one frame immediately.
    void showFrame();

private:
    QPoint origin() const;
    /// Returns the rectangle of a cell in scroll coordinates.
    QRect scrolledRectOf(Point cell) const;
    /// Returns the visible rectangle in scroll coordinates.
    QRect scrolledView() const { return {scrollPosition(), viewport()->size()}; }
    QPoint scrollPosition() const;
    void scrollTo(QPoint scroll);
    void glideTo(QPoint scroll);
    int followedDistance(Point cell) const;
    void keepFollowed();
    void makeRoom();
    void makeRoomToFollow();
    void showScrollBars();
    TileScale fitScale() const;
    TileScale wantedScale() const;
    void fitAgain();
    void setScale(TileScale scale, bool isFit);
    void setTileSize(int tileSize) { setScale({tileSize, viewport()->devicePixelRatioF()}, false); }
    void takeRatio();
    void zoomAbout(QPoint viewportPosition, int steps);
    void zoomByKey(int steps);

    Size m_levelSize;
    TileScale m_scale;
    bool m_isFit = true;
    std::optional<PlayFit> m_playFit; ///< while zoomed for playing
    Point m_followed;                 ///< cell
    int m_followedCells = 0;
    bool m_isFollowing = false;
    QMargins m_margins;
    int m_foot = 0;
    int m_barsHeight = 0;
    QSize m_room; ///< space at the last resize: of the view and the bars
    int m_wheelRest = 0;

    bool m_isGlidingOn = true;
    bool m_isGliding = false;
    QPoint m_glideFrom;
    QPoint m_glideTo;
    QElapsedTimer m_glideClock;
    QTimer m_frames;
};
