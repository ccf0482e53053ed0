#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/base/point.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QPoint>
#include <QRect>
#include <QTimer>

#include <optional>

// Where a view scrolls to for a cell, as positions of the whole: a rectangle is that of the cell, a view the part that
// is seen. All are in logical pixels.

/// The least change after which a cell and the next one around it are in view.
QPoint scrollToReveal(const QRect &cell, const QRect &view);
/// The least change that keeps a cell away from the borders: by a third of the view, or by `distance` if that is more,
/// as far as there is room.
QPoint scrollToFollow(const QRect &cell, const QRect &view, int distance);
/// The way of the view with a step from a cell to the next one. Where a person has moved the view by hand, it goes no
/// further than the step: what is followed stays where he sees it, until it would be nearer than a cell to a border.
QPoint scrollForStep(const QRect &from, const QRect &to, const QRect &view, int distance);

/// A scroll position on its way to another one.
class ScrollGlide {
public:
    static constexpr int ms = 80;

    void begin(QPoint from, QPoint to);
    void stop() { m_isOn = false; }
    bool isOn() const { return m_isOn; }
    QPoint goal() const { return m_to; }
    /// Where it is now; it stops once it is there.
    QPoint next();

private:
    QPoint m_from;
    QPoint m_to;
    QElapsedTimer m_clock;
    bool m_isOn = false;
};

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
