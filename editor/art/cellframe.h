#pragma once

#include "gamecore/base/point.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <array>

// Lines along the border of a cell. Those with a dark edge stand out from whatever is under them.

/// Draws a frame just inside the border, with a dark edge.
void paintCellFrame(QPainter *painter, const QRectF &cell, const QColor &color, double width);

/// The corners of a frame, each of two arms, with a dark edge of so many pixels.
struct CornerLook {
    QColor color;
    double width = 1;
    double arm = 0; ///< of the side of the frame
    double edge = 2;
};
void paintCorners(QPainter *painter, const QRectF &frame, const CornerLook &look);

/// Draws lines inside the border of a cell along the sides beyond which its set of cells ends. `isSame`, called with
/// the steps to the four neighbours, tells whether they belong to it.
template<typename IsSame>
void paintEdges(QPainter *painter, const QRectF &cell, double width, const QColor &color, const IsSame &isSame)
{
    const std::array<QRectF, 4> edges{{{cell.left(), cell.top(), cell.width(), width},
                                       {cell.right() - width, cell.top(), width, cell.height()},
                                       {cell.left(), cell.bottom() - width, cell.width(), width},
                                       {cell.left(), cell.top(), width, cell.height()}}};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!isSame(stepOf(straightDirections[i]))) {
            painter->fillRect(edges[i], color);
        }
    }
}
