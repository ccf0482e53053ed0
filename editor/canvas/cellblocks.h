#pragma once

#include "gamecore/base/point.h"

#include <QRect>

#include <algorithm>

// Squares of `side` x `side` cells that share a pixel, in a level seen from very far away.

/// How many a level of that size has; those at its right and lower border may be smaller.
inline QSize blocksOf(Size size, int side)
{
    return {(size.width + side - 1) / side, (size.height + side - 1) / side};
}

/// Those that hold these cells of a level.
inline QRect blocksWith(const QRect &cells, int side)
{
    return {QPoint(cells.left() / side, cells.top() / side), QPoint(cells.right() / side, cells.bottom() / side)};
}

/// The column or row of the cell in the middle of a square, in a level with `length` of them.
inline int middleOf(int block, int side, int length)
{
    return std::min(block * side + side / 2, length - 1);
}
