#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPoint>
#include <QRect>
#include <QTimer>

#include <algorithm>
#include <optional>

/// The zoom of a level in play. If the hero sees only a part of the level, `cells` cells fit into the view along each
/// axis, or as many as the level can have around the followed cell. A cell is never narrower than `least` or wider than
/// 64 logical pixels, and the followed cell is always in the middle. If `cells` is 0, or if the level is so small that
/// all of it is within these cells wherever the followed cell is, the whole level is shown if its cells are then at
/// least `least` pixels wide, else a part with cells of 32 pixels. Cells of such a small level are at most 96 pixels
/// wide.
struct PlayFit {
    int least = 24;
    int cells = 0;
    bool prefersWhole = false; ///< the whole level is shown whenever its cells are then at least `least` wide

    /// True if only the surroundings of the followed cell are shown, even if the whole level would fit.
    bool isAround(Size level) const
    {
        return cells > 0 && !prefersWhole && 2 * std::max(level.width, level.height) - 1 > cells;
    }
};

/// A scrollable and zoomable view of a level's cells. A level is either fitted into the view or has a zoom that the
/// user chose. The view can scroll to follow a cell. The subclass Canvas draws the content.
///
/// There are three coordinate systems. Cells: Point. Scene: QPointF, 32 units per cell, independent of the zoom.
/// Viewport: QPoint, logical pixels. A cell is a whole number of device pixels wide, so that pictures stay sharp at
/// every scale. Cells share pixels only if a level, or a part of it, is fitted into a view that is too small for one
/// pixel per cell.
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
    /// Returns the number of cells per device pixel along each axis; 1 unless cells share a pixel.
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
    /// Returns the rectangle that the viewport shows, in cells and fractions of cells. Where the view extends beyond
    /// the level, so does the rectangle.
    QRectF viewedCells() const;
    /// Reserves space around the viewport, for rulers; in logical pixels.
    void setMargins(const QMargins &margins);
    /// Reserves space below the viewport, for a legend; in logical pixels.
    void setFoot(int height);
    int foot() const { return m_foot; }
    /// Sets the total height of the bars above the view. Call it before each resizing of the view is handled. A fitted
    /// level then keeps its zoom if the view was resized only because a bar appeared or disappeared.
    void setBarsHeight(int height) { m_barsHeight = height; }

    // Scrolling.
    void centerOnCell(Point cell);
    /// Scrolls as little as possible, without animation, to make a cell and its neighbors visible.
    void revealCell(Point cell);
    /// Records the followed cell. If following is on, also scrolls smoothly to bring the cell to the middle of the
    /// view. If the previously followed cell was visible, the view scrolls at most by the distance between that cell
    /// and the new one, so that it does not jump back after the user has scrolled it. Nevertheless, the cell is always
    /// kept at least one cell away from the borders.
    void followCell(Point cell);
    /// Does the same as if `from` was the previously followed cell, for a view that was shown anew in between.
    void followStep(Point from, Point to);
    /// Ends scrolling, and lets the view scroll past each border of the level by half a view while following is on,
    /// until the next zoomToPlay(). The visible part stays the same.
    void makeRoomAround();
    /// Turns following on or off. The followed cell is kept in the middle of the view along each side of the level that
    /// does not fit. Such a side can then be scrolled past its ends, so that the cell stays in the middle at the border
    /// of the level, too. No scroll bars are shown while following is on.
    void setFollowing(bool isOn);
    /// Returns the scroll position in logical pixels; while a scroll animation runs, the target of the animation.
    QPoint scrollGoal() const;
    /// True while a scroll animation runs.
    bool isScrolling() const { return m_isGliding; }
    /// Scrolls as if by hand, in logical pixels.
    void moveBy(QPoint offset);
    /// Turns smooth scrolling and gliding sprites on or off.
    void setGliding(bool isOn) { m_isGlidingOn = isOn; }
    bool isGlidingOn() const { return m_isGlidingOn; }
    static constexpr int glideMs = 80; ///< length of an animation

    // Zoom. Zooming keeps one point in place: the followed cell if following is on, otherwise the middle of the view.
    // Zooming with the mouse wheel keeps the point under the mouse in place.
    void zoomIn();
    void zoomOut();
    /// Fits the whole level into the view, now and after each resizing, until the zoom is changed. Cells are at most
    /// 192 logical pixels wide.
    void zoomToFit();
    /// Zooms for playing and centers the view on `followed`. After each resizing, does the same with the cell last
    /// passed to followCell(). This lasts until any other zoom or another level is set.
    void zoomToPlay(PlayFit fit, Point followed);
    /// True if zoomToPlay() shows all of the level in the present viewport, wherever in it the followed cell is.
    bool holdsLevel(PlayFit fit) const;
    /// Zooms to 32 logical pixels per cell.
    void zoomOneToOne();
    /// Zooms to a percentage, where 100 is 32 logical pixels per cell; clamped to Zoom::smallest..Zoom::largest.
    void zoomTo(int percent);
    /// Fits these cells into the view once and centers them; resizing does not repeat this.
    void zoomToCells(const QRect &cells);
    int zoomPercent() const;
    /// Returns the cell size of zoomToFit() in the present viewport; at least 1, even if cells share a pixel.
    int fitTileSize() const { return fitScale().tile; }
    /// True if zoomToFit() or zoomToPlay() is in force, which fit the level into the view after each resizing.
    bool isFit() const { return m_isFit; }
    ViewState viewState() const;
    void setViewState(const ViewState &state);

Q_SIGNALS:
    void zoomChanged();
    /// viewedCells() may have changed: the view was scrolled, zoomed or resized.
    void viewChanged();
    /// Emitted when the last animation has ended.
    void cameToRest();

protected:
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    void setLevelSize(Size size) { m_levelSize = size; }
    const TileScale &scale() const { return m_scale; }
    /// Adapts the content to scale(). Called after scale() was set, perhaps to an equal value, and before the view is
    /// transformed.
    virtual void onScaleChanged() = 0;
    /// Advances the animations to the present time. Returns true if an animation is still running. Overrides add their
    /// own animations.
    virtual bool nextFrame();
    /// Calls nextFrame() at intervals until it returns false, and then emits cameToRest().
    void runFrames() { m_frames.start(); }
    /// Calls nextFrame() once.
    void showFrame() { nextFrame(); }

private:
    QPoint origin() const;
    /// Returns the rectangle of a cell in scroll coordinates.
    QRect scrolledRectOf(Point cell) const;
    /// Returns the visible rectangle in scroll coordinates.
    QRect scrolledView() const { return {scrollPosition(), viewport()->size()}; }
    QPoint scrollPosition() const;
    void scrollTo(QPoint scroll);
    void glideTo(QPoint scroll);
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
    std::optional<PlayFit> m_playFit; ///< see zoomToPlay(); std::nullopt: a fitted level is shown as a whole
    Point m_followed;                 ///< cell of the last followCell() or zoomToPlay()
    bool m_isFollowing = false;
    bool m_hasRoomAround = false; ///< see makeRoomAround()
    QMargins m_margins;
    int m_foot = 0;
    int m_barsHeight = 0;
    QSize m_room;        ///< size of the view plus the height of the bars above it, at the last resizing
    int m_wheelRest = 0; ///< rotation of the wheel that is not yet a zoom step, in eighths of a degree

    bool m_isGlidingOn = true; ///< see setGliding()
    bool m_isGliding = false;  ///< a scroll animation is running
    QPoint m_glideFrom;        ///< scroll position at the start of the animation
    QPoint m_glideTo;          ///< scroll position at the end of the animation
    QElapsedTimer m_glideClock;
    QTimer m_frames;
};
