#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPoint>
#include <QRect>
#include <QTimer>

#include <optional>

/// The zoom of a level in play. The whole level is shown if its cells are then at least `least` logical pixels wide.
/// Otherwise `cells` cells fit along the shorter side of the view, but a cell is never narrower than `least` or wider
/// than 48 pixels. If `cells` is 0, cells are 32 pixels wide.
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
    /// Scroll position and zoom, for restoring exactly the same view of a level.
    struct ViewState {
        int tileSize = 32; ///< device pixels per cell; not used if isFit
        bool isFit = true; ///< the level is fitted into the view
        QPoint scroll;

        friend bool operator==(const ViewState &, const ViewState &) = default;
    };

    explicit CellView(QWidget *parent = nullptr);

    Size levelSize() const { return m_levelSize; }
    /// Returns the device pixels per cell; at least 1, even if cells share a pixel.
    int tileSize() const { return m_scale.tile; }
    /// Returns the number of cells per device pixel along each axis: 1, or more for a fitted level that is too large.
    int cellsPerPixel() const { return m_scale.cellsPerPixel; }
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
    /// Reserves space around the viewport, for rulers; in logical pixels.
    void setMargins(const QMargins &margins);
    /// Reserves space below the viewport, for a legend; in logical pixels.
    void setFoot(int height);
    int foot() const { return m_foot; }
    /// Sets the total height of the bars above the view. With it, a fitted level keeps its zoom when the view is
    /// resized because a bar appears or disappears.
    void setBarsHeight(int height) { m_barsHeight = height; }

    // Scrolling.
    void centerOnCell(Point cell);
    /// Scrolls as little as possible, without animation, to make a cell and its neighbours visible.
    void revealCell(Point cell);
    /// Scrolls smoothly to keep a cell away from the borders, if following is on; otherwise only records the cell. If
    /// the previous cell was visible, the view moves no further than the cell did, so it does not jump back after the
    /// user has moved it. The cell stays at least one cell away from the borders.
    void followCell(Point cell);
    /// Calls followCell() while following is on, else revealCell().
    void bringIntoView(Point cell) { m_isFollowing ? followCell(cell) : revealCell(cell); }
    /// Turns following on or off. The followed cell keeps a distance to the borders of a third of the view, or of
    /// `cells` cells if that is more, as far as there is space. A level that does not fit can then be scrolled past its
    /// borders, so that a followed cell at the border of the level is as far from the borders of the view as any other.
    /// No scroll bars are shown while following is on.
    void setFollowing(bool isOn, int cells = 0);
    /// Returns the scroll position in logical pixels; while an animation runs, its target.
    QPoint scrollGoal() const;
    /// Scrolls as if by hand, in logical pixels.
    void moveBy(QPoint offset);
    /// Turns smooth scrolling and gliding sprites on or off.
    void setGliding(bool isOn) { m_isGlidingOn = isOn; }
    bool isGlidingOn() const { return m_isGlidingOn; }
    static constexpr int glideMs = 80; ///< length of an animation

    // Zoom. The followed cell keeps its position while following is on, otherwise the middle of the view. For the mouse
    // wheel, it is the position below the mouse.
    void zoomIn();
    void zoomOut();
    /// Fits the whole level into the view, also after resizing, until the next zoom. Cells are at most 96 logical
    /// pixels wide.
    void zoomToFit();
    /// Zooms for playing and centers the view on `followed`. After resizing, does the same with the cell last passed to
    /// followCell(). Ends with any other zoom, and with another level.
    void zoomToPlay(PlayFit fit, Point followed);
    /// Zooms to 32 logical pixels per cell.
    void zoomOneToOne();
    /// Zooms to a percentage, where 100 is 32 logical pixels per cell; clamped to the bounds in zoomsteps.h.
    void zoomTo(int percent);
    /// Fits these cells into the view and centers them; not repeated after resizing.
    void zoomToCells(const QRect &cells);
    int zoomPercent() const;
    /// Returns the cell size of zoomToFit() in the present viewport; at least 1, even if cells share a pixel.
    int fitTileSize() const { return fitScale().tile; }
    /// True if the level is fitted into the view, by zoomToFit() or zoomToPlay(), also after the next resizing.
    bool isFit() const { return m_isFit; }
    ViewState viewState() const;
    void setViewState(const ViewState &state);

Q_SIGNALS:
    void zoomChanged();
    /// viewedCells() may have changed: the view was scrolled, zoomed or resized.
    void viewChanged();

protected:
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    void setLevelSize(Size size) { m_levelSize = size; }
    const TileScale &scale() const { return m_scale; }
    /// Called after scale() was set, perhaps to an equal value, before the view is transformed.
    virtual void onScaleChanged() = 0;
    /// Advances the animations to the present time. Returns true if one is still running. Overrides add their own
    /// animations.
    virtual bool nextFrame();
    /// Calls nextFrame() at intervals until it returns false.
    void runFrames() { m_frames.start(); }
    /// Calls nextFrame() once; ends runFrames() if that returns false.
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
    /// Scrolls to the followed cell without animation, if following is on.
    void keepFollowed();
    /// Applies the margins and the foot to the viewport.
    void makeRoom();
    void makeRoomToFollow();
    void showScrollBars();
    TileScale fitScale() const;
    TileScale wantedScale() const;
    /// Fits the level, or the part shown in play, into the present viewport.
    void fitAgain();
    void setScale(TileScale scale, bool isFit);
    void setTileSize(int tileSize) { setScale({tileSize, viewport()->devicePixelRatioF()}, false); }
    /// Adapts to a new pixel ratio of the screen: cells keep their size in logical pixels.
    void adoptPixelRatio();
    void zoomAbout(QPoint viewportPosition, int steps);
    void zoomByKey(int steps);

    Size m_levelSize;
    TileScale m_scale;
    bool m_isFit = true;
    std::optional<PlayFit> m_playFit; ///< zoom of a fitted level; std::nullopt: the whole level
    Point m_followed;                 ///< cell of the last followCell() or zoomToPlay()
    int m_followedCells = 0;          ///< see setFollowing()
    bool m_isFollowing = false;
    QMargins m_margins;
    int m_foot = 0;
    int m_barsHeight = 0;
    QSize m_room;        ///< size of the view with the bars above it, at the last resize
    int m_wheelRest = 0; ///< rotation of the wheel that is not yet a zoom step, in eighths of a degree

    bool m_isGlidingOn = true; ///< see setGliding()
    bool m_isGliding = false;  ///< a scroll animation is running
    QPoint m_glideFrom;        ///< scroll position at its start
    QPoint m_glideTo;          ///< and at its end
    QElapsedTimer m_glideClock;
    QTimer m_frames;
};
