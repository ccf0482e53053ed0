#pragma once

#include "gamecore/base/point.h"

#include <QPainter>
#include <QRect>

/// Scene units per cell, at every zoom.
inline constexpr int sceneCell = 32;

/// The size at which cells are drawn.
struct TileScale {
    int tile = 32;         ///< device pixels per cell
    double ratio = 1;      ///< device pixels per logical pixel
    int cellsPerPixel = 1; ///< side of the square of cells that share a pixel, in cells; if more than 1, `tile` is 1

    /// Returns the logical pixels of the viewport per cell.
    double side() const { return tile / (ratio * cellsPerPixel); }
    /// Returns the logical pixels of the viewport per scene unit.
    double zoom() const { return side() / sceneCell; }

    friend bool operator==(const TileScale &, const TileScale &) = default;
};

/// Returns the rectangle of one or several cells in scene units.
QRectF sceneRectOf(Point cell);
QRectF sceneRectOf(const QRect &cells);
/// Returns the cells of a level of that size that a scene rectangle touches.
QRect cellsTouching(const QRectF &scene, Size size);

/// Calls `use(Point)` for each cell of a rectangle, row by row.
template<typename Use>
void eachCell(const QRect &cells, const Use &use)
{
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            use(Point{x, y});
        }
    }
}

/// A scope in which the painter of a scene item uses logical pixels of the viewport instead of scene units. Pictures of
/// exactly a tile's size are then aligned to device pixels.
class PixelPainting {
public:
    PixelPainting(QPainter *painter, TileScale scale);
    ~PixelPainting();
    Q_DISABLE_COPY_MOVE(PixelPainting)

    const TileScale &scale() const { return m_scale; }
    /// Converts a position in the scene to a position in the viewport, rounded to the corner of a device pixel.
    QPointF atScene(QPointF scene) const;
    /// Returns the position of the upper left corner of a cell in the viewport, rounded like atScene().
    QPointF at(Point cell) const { return atScene(QPointF(cell.x * sceneCell, cell.y * sceneCell)); }
    /// Returns the square in the viewport that has the size of a cell, and its upper left corner at `scene`.
    QRectF rectAt(QPointF scene) const;
    QRectF rectAt(Point cell) const { return {at(cell), QSizeF(side(), side())}; }
    /// Returns the rectangle of cells in the viewport. Call it only if cells do not share pixels.
    QRectF rectAt(const QRect &cells) const
    {
        return {at({cells.left(), cells.top()}), at({cells.right() + 1, cells.bottom() + 1})};
    }
    /// Returns the rectangle of squares of cells in the viewport; the cells of each square share a pixel
    /// (cellblocks.h). `blocks` is in units of squares.
    QRectF rectOfBlocks(const QRect &blocks) const;
    /// Returns the side of a cell's square; at least one device pixel, even if several cells share it.
    double side() const { return m_scale.tile / m_scale.ratio; }

private:
    QPainter *m_painter;
    QTransform m_transform;
    TileScale m_scale;
};

/// Conversions and steps of the zoom. The size of a cell is in whole device pixels; the zoom is in percent. A cell with
/// a side of 32 logical pixels has a zoom of 100 %.
namespace Zoom {

inline constexpr int oneToOne = 32; ///< logical pixels of a cell at 100 %
inline constexpr int smallest = 5;  ///< percent; a level fitted into the view may be smaller
inline constexpr int largest = 800;

/// Returns the cell size in device pixels nearest to `percent`, which is clamped to smallest..largest; at least 1.
/// `ratio` is device pixels per logical pixel.
int tileOf(int percent, double ratio);
/// Returns the zoom in percent; at least 1.
int percentOf(const TileScale &scale);
/// Returns the cell size in device pixels after zooming in one step if `direction` is positive, else after zooming out
/// one step. At a bound the size stays the same.
int nextTile(int tile, int direction, double ratio);

} // namespace Zoom
