#pragma once

#include "editor/canvas/cellview.h"
#include "editor/canvas/viewfit.h"

/// A view of cells that says how large they are: a level that fits in, or a chosen zoom, with the cell in view that is
/// followed.
class ZoomView : public CellView {
    Q_OBJECT

public:
    /// Scroll position and zoom, to return to exactly the same view.
    struct ViewState {
        int tileSize = 32; ///< device pixels a cell
        bool isFit = true;
        QPoint scroll;

        friend bool operator==(const ViewState &, const ViewState &) = default;
    };

    using CellView::CellView;

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
    /// The height of the bars above it: a level that fits keeps its zoom when one comes or goes.
    void setBarsHeight(int height) { m_barsHeight = height; }
    ViewState viewState() const;
    void setViewState(const ViewState &state);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void onScaleChanged() override;

private:
    TileScale fitScale() const;
    TileScale wantedScale() const;
    void fitAgain();
    void setScale(TileScale scale, bool isFit);
    void setTileSize(int tileSize) { setScale({tileSize, viewport()->devicePixelRatioF()}, false); }
    void showScrollBars();
    void makeRoomToFollow();
    void takeRatio();
    void zoomAbout(QPoint viewportPosition, int steps);
    void zoomByKey(int steps);
    int followedDistance(Point cell) const;
    void keepFollowed();

    bool m_isFit = true;
    std::optional<PlayFit> m_playFit; ///< how a level fits that is played
    Point m_followed;                 ///< cell
    int m_followedCells = 0;
    bool m_isFollowing = false;
    int m_barsHeight = 0;
    QSize m_room; ///< when it was resized last: its own and that of the bars
    int m_wheelRest = 0;
};
