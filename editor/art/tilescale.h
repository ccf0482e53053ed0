#pragma once

#include "gamecore/base/point.h"

#include <QPainter>
#include <QRect>

/// Scene units per cell, at every zoom.
inline constexpr int sceneCell = 32;

/// The size at which cells are drawn.
struct TileScale {
    int tile = 32;       ///< device pixels per cell
    double ratio = 1;    ///< device pixels per logical pixel
    int cellsAPixel = 1; ///< side of the square of cells that share a pixel; if it is more than 1, `tile` is 1

    /// Returns the logical pixels of the viewport per cell.
    double side() const { return tile / (ratio * cellsAPixel); }
    /// Returns the logical pixels of the viewport per scene unit.
    double zoom() const { return side() / sceneCell; }

    friend bool operator==(const TileScale &, const TileScale &) = default;
};

QRectF sceneRectOf(Point cell);
QRectF sceneRectOf(const QRect &cells);
/// Returns the cells of a level of that size that a scene rectangle touches.
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

/// A scope in which an item's painter uses logical pixels of the viewport, so that pictures of exactly a tile's size
/// are aligned to device pixels.
class PixelPainting {
public:
    PixelPainting(QPainter *painter, TileScale scale);
    ~PixelPainting();
    Q_DISABLE_COPY_MOVE(PixelPainting)

    const TileScale &scale() const { return m_scale; }
    /// Maps a scene position to the upper left corner of a device pixel.
    QPointF atScene(QPointF scene) const;
    QPointF at(Point cell) const { return atScene(QPointF(cell.x * sceneCell, cell.y * sceneCell)); }
    /// Returns the square of a cell whose corner is at `scene`.
    QRectF rectAt(QPointF scene) const;
    QRectF rectAt(Point cell) const { return {at(cell), QSizeF(side(), side())}; }
    /// Returns the rectangle of cells that do not share pixels.
    QRectF rectAt(const QRect &cells) const
    {
        return {at({cells.left(), cells.top()}), at({cells.right() + 1, cells.bottom() + 1})};
    }
    /// Returns the rectangle of squares of cells that share a pixel each (cellblocks.h).
    QRectF rectOfBlocks(const QRect &blocks) const;
    /// Returns the side of a cell's square; at least one device pixel, even if several cells share it.
    double side() const { return m_scale.tile / m_scale.ratio; }

private:
    QPainter *m_painter;
    QTransform m_transform;
    TileScale m_scale;
};
