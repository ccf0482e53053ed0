#pragma once

#include "gamecore/base/point.h"

#include <QPainter>
#include <QRect>

/// Units of the scene a cell, at every zoom.
inline constexpr int sceneCell = 32;

/// How large a cell is drawn.
struct TileScale {
    int tile = 32;       ///< device pixels a cell
    double ratio = 1;    ///< device pixels a logical pixel
    int cellsAPixel = 1; ///< more than one if so many cells side by side share a pixel; `tile` is 1 then

    /// Logical pixels of the viewport a cell.
    double side() const { return tile / (ratio * cellsAPixel); }
    /// Logical pixels of the viewport a unit of the scene.
    double zoom() const { return side() / sceneCell; }

    friend bool operator==(const TileScale &, const TileScale &) = default;
};

QRectF sceneRectOf(Point cell);
QRectF sceneRectOf(const QRect &cells);
/// The cells that a rectangle of the scene touches, within a level of that size.
QRect cellsTouching(const QRectF &scene, Size size);

/// Calls `use(Point)` for each cell, row by row.
template<typename Use>
void eachCell(const QRect &cells, const Use &use)
{
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            use(Point{x, y});
        }
    }
}

/// While it lives, a painter of an item draws in logical pixels of the viewport, so that pictures made for exactly a
/// tile's size land on whole device pixels.
class PixelPainting {
public:
    PixelPainting(QPainter *painter, TileScale scale);
    ~PixelPainting();
    Q_DISABLE_COPY_MOVE(PixelPainting)

    const TileScale &scale() const { return m_scale; }
    /// Upper left corner of a place in the scene, on a whole device pixel.
    QPointF atScene(QPointF scene) const;
    QPointF at(Point cell) const { return atScene(QPointF(cell.x * sceneCell, cell.y * sceneCell)); }
    /// The square of a cell whose corner is at `scene`.
    QRectF rectAt(QPointF scene) const;
    QRectF rectAt(Point cell) const { return {at(cell), QSizeF(side(), side())}; }
    /// The rectangle of cells that do not share pixels.
    QRectF rectAt(const QRect &cells) const
    {
        return {at({cells.left(), cells.top()}), at({cells.right() + 1, cells.bottom() + 1})};
    }
    /// The rectangle of squares of cells that share a pixel each (cellblocks.h).
    QRectF rectOfBlocks(const QRect &blocks) const;
    /// The side of a cell's square: a device pixel at least, even where several cells share one.
    double side() const { return m_scale.tile / m_scale.ratio; }

private:
    QPainter *m_painter;
    QTransform m_transform;
    TileScale m_scale;
};
