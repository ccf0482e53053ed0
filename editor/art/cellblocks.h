#pragma once

#include "gamecore/base/point.h"

#include <QRect>

#include <algorithm>
#include <cstdint>
#include <vector>

// Squares of `side` x `side` cells that share one pixel, for levels at the smallest zooms. A rectangle of squares is
// measured in squares, not in cells.

/// Returns the number of columns and rows of squares in a level of that size. Squares at the right and lower border may
/// be smaller.
inline QSize blocksOf(Size size, int side)
{
    return {(size.width + side - 1) / side, (size.height + side - 1) / side};
}

/// Returns the squares that contain these cells of a level.
inline QRect blocksWith(const QRect &cells, int side)
{
    return {QPoint(cells.left() / side, cells.top() / side), QPoint(cells.right() / side, cells.bottom() / side)};
}

/// Largest number of cells drawn in one frame, which takes about 3 ms. Larger pictures are drawn over several frames.
inline constexpr int mostCellsAFrame = 1 << 21;

/// Returns the upper part of `pixels` that can be drawn in one frame; at least one row. Each pixel shows a square of
/// cells.
inline QRect partForAFrame(const QRect &pixels, int side)
{
    const int rows = mostCellsAFrame / std::max(1, pixels.width() * side * side);
    return {pixels.topLeft(), QSize(pixels.width(), std::clamp(rows, 1, std::max(1, pixels.height())))};
}

/// Returns the column or row of the cell in the middle of a square, in a level with `length` columns or rows.
inline int middleOf(int block, int side, int length)
{
    return std::min(block * side + side / 2, length - 1);
}

/// Returns one value for each square of a row of squares: the bits of all cells in the square, combined by OR, so that
/// a single marked cell is visible even if many share its pixel. `cells` are the bits of the cells of a level of size
/// `size`, row by row. `blocks` is the row of squares, as a rectangle in units of squares; its height is 1.
std::vector<std::uint8_t> bitsOfBlocks(const std::uint8_t *cells, Size size, int side, const QRect &blocks);
