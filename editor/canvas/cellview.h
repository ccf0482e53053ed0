#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/viewscroll.h"
#include "gamecore/base/point.h"

#include <QGraphicsView>
#include <QTimer>

#include <optional>

/// A view of a level's cells: where they are, and how it scrolls to them. It knows nothing of what is shown.
///
/// Three spaces are involved. Cells: Point. Scene: QPointF, 32 units a cell, independent of the zoom. Viewport: QPoint,
/// logical pixels. A cell is always a whole number of device pixels wide, so that pictures stay sharp at every scale;
/// only a level that is too large for that is fitted into the view with several cells a pixel.
class CellView : public QGraphicsView {
    Q_OBJECT

public:
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
    /// The scroll position, or where a glide leads.
    QPoint scrollGoal() const;
    /// Moves the view by hand, in logical pixels.
    void moveBy(QPoint offset);
    /// Whether it glides where it goes by itself.
    void setGliding(bool isOn) { m_isGlidingOn = isOn; }
    bool isGlidingOn() const { return m_isGlidingOn; }
    static constexpr int glideMs = ScrollGlide::ms;

Q_SIGNALS:
    void zoomChanged();
    /// viewedCells() may be others.
    void viewChanged();

protected:
    void scrollContentsBy(int dx, int dy) override;

    void setLevelSize(Size size) { m_levelSize = size; }
    void applyScale(TileScale scale);
    const TileScale &scale() const { return m_scale; }
    /// Cells are shown in another size, or soon will be.
    virtual void onScaleChanged() = 0;
    /// Shows what is on its way where it is now. Whether something still is.
    virtual bool nextFrame();
    /// Goes on showing frames until nothing is on its way any more.
    void runFrames() { m_frames.start(); }
    /// Shows one at once.
    void showFrame();
    QPoint scrollPosition() const;
    void scrollTo(QPoint scroll);
    void glideTo(QPoint scroll);
    void stopGlide() { m_glide.stop(); }
    /// Where a cell is in the whole that is scrolled.
    QRect scrolledRectOf(Point cell) const;

private:
    QPoint origin() const;
    void makeRoom();

    Size m_levelSize;
    TileScale m_scale;
    bool m_isGlidingOn = true;
    QMargins m_margins;
    int m_foot = 0;
    QTimer m_frames;
    ScrollGlide m_glide;
};
