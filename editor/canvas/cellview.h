#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPoint>
#include <QRect>
#include <QTimer>

#include <optional>

/// How a level is shown that is played: whole, if its cells are at least so large then, in logical pixels; else so
/// large that `cells` cells side by side fit in, but never less; 0: 32 pixels.
struct PlayFit {
    int least = 24;
    int cells = 0;
};

/// A view of a level's cells: where they are, how large they are, and how it scrolls to them. A level fits in, or has a
/// chosen zoom; a cell can be followed. It knows nothing of what is shown, which is up to Canvas.
///
/// Three spaces are involved. Cells: Point. Scene: QPointF, 32 units a cell, independent of the zoom. Viewport: QPoint,
/// logical pixels. A cell is always a whole number of device pixels wide, so that pictures stay sharp at every scale;
/// only a level that is too large for that is fitted into the view with several cells a pixel.
class CellView : public QGraphicsView {
    Q_OBJECT

public:
    /// Scroll position and zoom, to return to exactly the same view.
    struct ViewState {
        int tileSize = 32; ///< device pixels a cell
        bool isFit = true;
        QPoint scroll;

        friend bool operator==(const ViewState &, const ViewState &) = default;
    };

    explicit CellView(QWidget *parent = nullptr);

    Size levelSize() const { return m_levelSize; }
    /// Device pixels a cell; at least 1, even if cells share a pixel.
    int tileSize() const { return m_scale.tile; }
    int cellsAPixel() const { return m_scale.cellsAPixel; }
    /// Logical pixels of the viewport a cell; less than 1 where cells share a pixel.
    double cellSide() const { return m_scale.side(); }

    // Places.
    /// The cell at a position of the viewport, which may lie outside the level.
    Point cellNear(QPoint viewportPosition) const;
    /// The cell at a position of the viewport; nothing outside the level.
    std::optional<Point> cellAt(QPoint viewportPosition) const;
    /// Where a cell is drawn on the viewport; it need not be in view, nor in the level.
    QRect viewportRectOf(Point cell) const;
    /// The part of the level that is in view, in cells; it reaches beyond the level where the view does.
    QRectF viewedCells() const;
    /// Gives room around the viewport, for rulers.
    void setMargins(const QMargins &margins);
    /// Gives room below the viewport, for a legend; in logical pixels.
    void setFoot(int height);
    int foot() const { return m_foot; }
    /// The height of the bars above it: a level that fits keeps its zoom when one comes or goes.
    void setBarsHeight(int height) { m_barsHeight = height; }

    // Scrolling.
    void centerOnCell(Point cell);
    /// Scrolls as little as possible, at once, so that a cell and the next one around it are in view.
    void revealCell(Point cell);
    /// Scrolls with a glide so that a cell keeps a distance from the borders; only while following is on. No scroll
    /// bars are shown then. A view that was moved by hand and still shows the cell before comes back no faster than the
    /// steps, but keeps a cell's distance.
    void followCell(Point cell);
    /// followCell() while following is on, else revealCell().
    void bringIntoView(Point cell) { m_isFollowing ? followCell(cell) : revealCell(cell); }
    /// Turns following on or off; `cells` are kept in view around the followed cell, as far as there is room.
    /// A level that does not fit in can be scrolled past its borders then, so that a followed cell beside one is as far
    /// from the borders of the view as any other.
    void setFollowing(bool isOn, int cells = 0);
    /// The scroll position, or where a glide leads.
    QPoint scrollGoal() const;
    /// Moves the view by hand, in logical pixels.
    void moveBy(QPoint offset);
    /// Whether it glides where it goes by itself.
    void setGliding(bool isOn) { m_isGlidingOn = isOn; }
    bool isGlidingOn() const { return m_isGlidingOn; }
    static constexpr int glideMs = 80;

    // Zoom. It centers on the followed cell while following is on, else on the middle of the view; the wheel centers on
    // the mouse.
    void zoomIn();
    void zoomOut();
    /// Shows the whole level as large as it can, and goes on doing so when the view is resized, until the next zoom.
    void zoomToFit();
    /// Shows it as it is played; what is followed stays in view. That goes on when the view is resized, until the next
    /// zoom, fit or level. Scroll bars are not shown.
    void zoomToPlay(PlayFit fit, Point followed);
    /// Zooms to 32 logical pixels a cell.
    void zoomOneToOne();
    /// Zooms to a size in percent (zoomsteps.h).
    void zoomTo(int percent);
    /// Zooms so that these cells fit in, once.
    void zoomToCells(const QRect &cells);
    int zoomPercent() const;
    /// The size that zoomToFit() gives in the present viewport; at least 1, even if cells share a pixel then.
    int fitTileSize() const { return fitScale().tile; }
    bool isFit() const { return m_isFit; }
    ViewState viewState() const;
    void setViewState(const ViewState &state);

Q_SIGNALS:
    void zoomChanged();
    /// viewedCells() may be others.
    void viewChanged();

protected:
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    void setLevelSize(Size size) { m_levelSize = size; }
    const TileScale &scale() const { return m_scale; }
    /// Cells are shown in another size, or soon will be.
    virtual void onScaleChanged() = 0;
    /// Shows what is on its way where it is now. Whether something still is.
    virtual bool nextFrame();
    /// Goes on showing frames until nothing is on its way any more.
    void runFrames() { m_frames.start(); }
    /// Shows one at once.
    void showFrame();

private:
    QPoint origin() const;
    /// Where a cell is in the whole that is scrolled.
    QRect scrolledRectOf(Point cell) const;
    /// The part of that whole that is seen.
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
    std::optional<PlayFit> m_playFit; ///< how a level fits that is played
    Point m_followed;                 ///< cell
    int m_followedCells = 0;
    bool m_isFollowing = false;
    QMargins m_margins;
    int m_foot = 0;
    int m_barsHeight = 0;
    QSize m_room; ///< when it was resized last: its own and that of the bars
    int m_wheelRest = 0;

    bool m_isGlidingOn = true;
    bool m_isGliding = false;
    QPoint m_glideFrom;
    QPoint m_glideTo;
    QElapsedTimer m_glideClock;
    QTimer m_frames;
};
