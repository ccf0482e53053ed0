#pragma once

#include "gamecore/base/point.h"

#include <QRect>

#include <algorithm>

// Squares of `side` x `side` cells that share a pixel, in a level seen from very far away.

/// How many squares a level of that size has; those at its right and lower border may be smaller.
inline QSize blocksOf(Size size, int side)
{
    return {(size.width + side - 1) / side, (size.height + side - 1) / side};
}

/// The squares that hold these cells of a level.
inline QRect blocksWith(const QRect &cells, int side)
{
    return {QPoint(cells.left() / side, cells.top() / side), QPoint(cells.right() / side, cells.bottom() / side)};
}

/// Pictures of more cells are drawn in several frames: so many take about 3 ms.
inline constexpr int mostCellsAFrame = 1 << 21;

/// The upper part of `pixels` that has no more cells than that, at least one row of it.
inline QRect partForAFrame(const QRect &pixels, int side)
{
    const int rows = mostCellsAFrame / std::max(1, pixels.width() * side * side);
    return {pixels.topLeft(), QSize(pixels.width(), std::clamp(rows, 1, std::max(1, pixels.height())))};
}

/// The column or row of the cell in the middle of a square, in a level with `length` of them.
inline int middleOf(int block, int side, int length)
{
    return std::min(block * side + side / 2, length - 1);
}
